import { createClient } from '../http/client/createClient.ts'
import { createClock } from '../http/client/createClock.ts'
import { createLog, type Log, type LogEntry } from '../http/client/log.ts'
import { requestTokens } from '../http/client/requestTokens.ts'
import { createSession } from '../http/session/createSession.ts'
import { silentChannel } from '../http/session/onlyTab.ts'
import { createStaying } from '../http/session/pageLeave.ts'
import type { SessionEnvironment } from '../http/session/SessionState.ts'
import { createSpentTokens } from '../http/session/spentTokens.ts'
import {
  consoleSessionNames,
  createTokenStore,
  type SessionNames,
  type TokenStore,
} from '../http/session/tokenStore.ts'
import { onUnknownWord } from '../struct/lenient.ts'
import type { DataEnvironment } from './DataContext.ts'
import { type DataTiming, productTiming } from './Read.ts'

interface EnvironmentOptions {
  /** Origin of the API, without a trailing slash; '' is the page's own. */
  host: string
  /** Where the log goes; the browser's console by default. */
  sink?: (entry: LogEntry) => void
  /** What local storage, the channel and the database are called: those of the console by default, which then shares its sign-in. */
  names?: SessionNames
  /** How fresh what is shown has to be. */
  timing?: DataTiming
  /** Makes the `traceparent` of each request. */
  newTrace?: (() => string) | undefined
  /** Replaces local storage for the tokens; stories bring their own. */
  tokens?: TokenStore
}

/** What the data layer needs in a browser: client, session and log. Browser globals are read here and passed in. */
export function createEnvironment(options: EnvironmentOptions): DataEnvironment {
  const { host, sink = logToConsole, names = consoleSessionNames, timing = productTiming, newTrace } = options
  const log = createLog(sink)
  const clock = createClock()
  const send = (input: string, init: RequestInit) => fetch(input, init)
  const transport = { fetch: send, host, clock, newTrace }
  const retries = { delays: timing.retryDelays, budget: timing.retryBudget }
  const session = createSession({
    names,
    tokens: options.tokens ?? storedTokens(names, log),
    spentTokens: createSpentTokens(database(), names.spentTokens),
    requestTokens: (grant, signal) => requestTokens(transport, grant, signal),
    locks: navigator.locks,
    channel: openChannel(names.channel),
    storageEvents: window,
    staying: createStaying(window),
    isVisible: () => document.visibilityState === 'visible',
  })
  return { client: createClient({ transport, session, retries }), session, log, timing, clock }
}

/** Some browsers throw where others have none. */
function database(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

function storedTokens(names: SessionNames, log: Log): TokenStore {
  const onUnavailable = () => log.warning('Local storage refuses the session: it lasts until this tab is closed.')
  return createTokenStore({ storage: () => window.localStorage, keys: names, onUnavailable })
}

/** A browser that blocks storage may refuse the channel too; then the session lives in this tab only. */
function openChannel(name: string): SessionEnvironment['channel'] {
  try {
    return new BroadcastChannel(name)
  } catch {
    return silentChannel()
  }
}

/** The log's sink: the only place in the build that writes to the browser's console, and only redacted text. */
export function logToConsole({ level, text }: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: this is the log's sink
  if (level === 'error') console.error(text)
  // biome-ignore lint/suspicious/noConsole: this is the log's sink
  else console.warn(text)
}

/** Logs each field once when the server sends a value that this console doesn't know. */
export function logUnknownWords(log: Log): void {
  const logged = new Set<string>()
  onUnknownWord((field) => {
    if (logged.has(field)) return
    logged.add(field)
    log.warning(`Schema validation: an unknown word at ${field}.`)
  })
}
