/** The two tokens of a session. */
export interface Tokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

/** Where the two tokens are kept. */
export interface TokenStore {
  read: () => Tokens
  /** False where storage refused and this tab alone holds them. */
  write: (tokens: Tokens) => boolean
  clear: () => boolean
  /** Marks what is written from now on as a new session; a refresh keeps the mark. */
  begin: () => void
  /** The mark of the session that storage holds now. */
  mark: () => string | undefined
}

type Keys = Pick<SessionNames, 'accessToken' | 'refreshToken' | 'session'>

const NONE: Tokens = { accessToken: undefined, refreshToken: undefined }

/** Whether there is a session at all. */
export function hasTokens({ accessToken, refreshToken }: Tokens): boolean {
  return accessToken !== undefined || refreshToken !== undefined
}

/**
 * The two tokens in the browser's local storage. Where storage refuses, they live in memory for this tab,
 * and `onUnavailable` is told once.
 */
export function createTokenStore({
  storage,
  keys,
  onUnavailable,
}: {
  storage: () => Storage
  keys: Keys
  onUnavailable: () => void
}): TokenStore {
  let memory: Tokens | undefined
  let isTold = false
  const tell = () => {
    if (!isTold) onUnavailable()
    isTold = true
  }
  return {
    read() {
      try {
        const stored = {
          accessToken: usable(storage().getItem(keys.accessToken)),
          refreshToken: usable(storage().getItem(keys.refreshToken)),
        }
        // Nothing was left in storage: what shows there now is newer, and another tab had room for it.
        if (memory && hasTokens(memory) && hasTokens(stored)) memory = undefined
        return memory ?? stored
      } catch {
        if (!memory) tell()
        return memory ?? NONE
      }
    },
    write(tokens) {
      try {
        // The access token last: whoever sees the new one reads the refresh token that belongs to it.
        put(storage(), keys.refreshToken, tokens.refreshToken)
        put(storage(), keys.accessToken, tokens.accessToken)
        memory = undefined
        return true
      } catch {
        memory = tokens
        tell()
        // What is still stored was spent for these tokens: another tab that sent it would end this session.
        quietly(() => removeAll(storage(), keys))
        return false
      }
    },
    clear() {
      const isCleared = quietly(() => removeAll(storage(), keys))
      memory = isCleared ? undefined : NONE
      return isCleared
    },
    begin() {
      quietly(() => storage().setItem(keys.session, crypto.randomUUID()))
    },
    mark() {
      try {
        return storage().getItem(keys.session) ?? undefined
      } catch {
        return undefined
      }
    },
  }
}

function usable(stored: string | null): string | undefined {
  return isUsableToken(stored) ? stored : undefined
}

function put(storage: Storage, key: string, value: string | undefined) {
  if (value === undefined) storage.removeItem(key)
  else storage.setItem(key, value)
}

function removeAll(storage: Storage, keys: Keys) {
  storage.removeItem(keys.accessToken)
  storage.removeItem(keys.refreshToken)
  storage.removeItem(keys.session)
}

function quietly(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** The names under which a session lives in the browser: passed in, so that Storybook on the same origin never touches the console's. */
export interface SessionNames {
  accessToken: string
  refreshToken: string
  /** Mark of the session that the tokens belong to: it tells another person's sign-in from a refresh. */
  session: string
  /** BroadcastChannel by which tabs tell each other of sign-in and sign-out. */
  channel: string
  /** Web Lock that the refreshing tab holds. */
  lock: string
  /** IndexedDB database with the digests of spent refresh tokens. */
  ledger: string
}

/** Names of the console itself; the spec (section 1) fixes the two of the tokens. */
export const consoleSessionNames: SessionNames = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  session: 'session_mark',
  channel: 'driver-trust:session',
  lock: 'driver-trust:refresh',
  ledger: 'driver-trust',
}

const GARBAGE = new Set(['null', 'undefined', '[object Object]', 'NaN', 'true', 'false'])

/** A token may stand in a header: printable ASCII without blanks. Anything else, and what careless code stores, is no token. */
export function isUsableToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && !GARBAGE.has(text)
}
