import { type DataEnvironment, type DataTiming, productTiming } from '@driver-trust/domain/data'
import {
  consoleSessionNames,
  createClient,
  createLog,
  createSession,
  createSpentTokens,
  createTokenStore,
  type Log,
  type LogEntry,
  requestTokens,
  type SessionEnvironment,
  type SessionNames,
  silentChannel,
  type TokenStore,
} from '@driver-trust/domain/http'
import { onUnknownWord } from '@driver-trust/domain/struct'

export interface EnvironmentOptions {
  /** Origin of the API, without a trailing slash; '' is the page's own. */
  host: string
  sink: (entry: LogEntry) => void
  names?: SessionNames
  timing?: DataTiming
  /** Makes the `traceparent` of each request. */
  newTrace?: (() => string) | undefined
  /** Replaces local storage for the tokens; stories bring their own. */
  tokens?: TokenStore
}

/** The client, session and log of one console. Browser globals are read here and passed in. */
export function createEnvironment(options: EnvironmentOptions): DataEnvironment {
  const { host, sink, names = consoleSessionNames, timing = productTiming, newTrace } = options
  const log = createLog(sink)
  const transport = { fetch: (input: string, init: RequestInit) => fetch(input, init), host, now: Date.now, newTrace }
  const session = createSession({
    names,
    tokens: options.tokens ?? storedTokens(names, log),
    spentTokens: createSpentTokens({
      indexedDB: globalThis.indexedDB,
      subtle: crypto.subtle,
      name: names.spentTokens,
      now: Date.now,
    }),
    requestTokens: (grant, signal) => requestTokens(transport, grant, signal),
    now: Date.now,
    elapsed: () => performance.now(),
    locks: navigator.locks,
    channel: openChannel(names.channel),
    storageEvents: window,
  })
  return { client: createClient({ transport, session }), session, log, timing }
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
