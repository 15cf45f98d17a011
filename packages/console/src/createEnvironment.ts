import {
  consoleSessionNames,
  createClient,
  createDatabaseLocks,
  createLog,
  createSession,
  createSpentTokens,
  createStorageChannel,
  createTokenStore,
  type Log,
  type LogEntry,
  onUnknownWord,
  requestTokens,
  type SessionEnvironment,
  type SessionNames,
  type TokenStore,
} from '@driver-trust/domain'
import { type DataEnvironment, type DataTiming, productTiming } from '@driver-trust/domain/data'

export interface EnvironmentOptions {
  /** Origin of the API without a slash at its end; '' is the page's own. */
  host: string
  sink: (entry: LogEntry) => void
  names?: SessionNames
  timing?: DataTiming
  /** Where tokens live instead of local storage: stories bring their own. */
  tokens?: TokenStore
}

/** Client, session and log of one console: everything that the browser gives is taken here and passed in. */
export function createEnvironment(options: EnvironmentOptions): DataEnvironment {
  const { host, sink, names = consoleSessionNames, timing = productTiming } = options
  const log = createLog(sink)
  const transport = { fetch: (input: string, init: RequestInit) => fetch(input, init), host, now: Date.now }
  const session = createSession({
    names,
    tokens: options.tokens ?? storedTokens(names, log),
    spentTokens: createSpentTokens({
      indexedDB: globalThis.indexedDB,
      subtle: globalThis.crypto?.subtle,
      name: names.spentTokens,
      now: Date.now,
    }),
    requestTokens: (grant) => requestTokens(transport, grant),
    now: Date.now,
    elapsed: () => performance.now(),
    locks: navigator.locks ?? openLocks(names.lock),
    channel: openChannel(names.channel),
    storageEvents: window,
  })
  return { client: createClient({ transport, session }), session, log, timing }
}

function storedTokens(names: SessionNames, log: Log): TokenStore {
  const onUnavailable = () => log.warning('Local storage refuses the session: it lasts until this tab is closed.')
  return createTokenStore({ storage: () => window.localStorage, keys: names, onUnavailable })
}

function openChannel(name: string): NonNullable<SessionEnvironment['channel']> {
  try {
    return new BroadcastChannel(name)
  } catch {
    return createStorageChannel({ storage: () => window.localStorage, storageEvents: window, key: name })
  }
}

function openLocks(name: string) {
  const { indexedDB } = globalThis
  return indexedDB && createDatabaseLocks({ indexedDB, name, now: Date.now, page: window })
}

/** The sink of the log: the only place of the build that writes to the browser's console, and only redacted text. */
export function logToConsole({ level, text }: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: this is the one sink
  if (level === 'error') console.error(text)
  // biome-ignore lint/suspicious/noConsole: this is the one sink
  else console.warn(text)
}

/** Logs once for each field that the server uses a word there that this console does not know. */
export function logUnknownWords(log: Log): void {
  const logged = new Set<string>()
  onUnknownWord((field) => {
    if (logged.has(field)) return
    logged.add(field)
    log.warning(`Schema validation: an unknown word at ${field}.`)
  })
}
