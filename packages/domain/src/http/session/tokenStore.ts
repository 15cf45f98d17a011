export interface Tokens {
  accessToken: string | undefined
  refreshToken: string | undefined
  /** Seconds for which a new access token is valid, as far as its answer says; never stored. */
  expiresIn?: number
}

/** Where the two tokens are kept. */
export interface TokenStore {
  read: () => Tokens
  /** False if storage refused and only this tab holds them. */
  write: (tokens: Tokens) => boolean
  clear: () => boolean
  /** Marks what is written from now on as a new session; a refresh keeps the mark. */
  begin: () => void
  /** The mark of the session that storage holds now. */
  mark: () => string | undefined
}

export const NO_TOKENS: Tokens = { accessToken: undefined, refreshToken: undefined }

export function hasTokens({ accessToken, refreshToken }: Tokens): boolean {
  return accessToken !== undefined || refreshToken !== undefined
}

/**
 * Keeps the tokens in local storage. If storage refuses, they stay in this tab's memory, and `onUnavailable` is called
 * once.
 */
export function createTokenStore({
  storage,
  keys,
  onUnavailable,
}: {
  storage: () => Storage
  keys: Pick<SessionNames, 'accessToken' | 'refreshToken' | 'session'>
  onUnavailable: () => void
}): TokenStore {
  let memory: Tokens | undefined
  let isTold = false
  const reportOnce = () => {
    if (!isTold) onUnavailable()
    isTold = true
  }
  const removeAll = () => {
    for (const key of [keys.accessToken, keys.refreshToken, keys.session]) storage().removeItem(key)
  }
  return {
    read() {
      try {
        const stored = {
          accessToken: usable(storage().getItem(keys.accessToken)),
          refreshToken: usable(storage().getItem(keys.refreshToken)),
        }
        // Nothing was left in storage, so what it holds now is newer: another tab had room.
        if (memory && hasTokens(memory) && hasTokens(stored)) memory = undefined
        return memory ?? stored
      } catch {
        if (!memory) reportOnce()
        return memory ?? NO_TOKENS
      }
    },
    write(tokens) {
      try {
        // The access token last: a tab that sees the new one then reads the matching refresh token.
        put(storage(), keys.refreshToken, tokens.refreshToken)
        put(storage(), keys.accessToken, tokens.accessToken)
        memory = undefined
        return true
      } catch {
        memory = tokens
        reportOnce()
        // What is still stored was spent for these tokens; a tab that sent it would end the session.
        quietly(removeAll)
        return false
      }
    },
    clear() {
      const isCleared = quietly(removeAll)
      memory = isCleared ? undefined : NO_TOKENS
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

function quietly(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/**
 * The names a session uses in the browser: passed in, so that Storybook on the same origin never touches the
 * console's.
 */
export interface SessionNames {
  accessToken: string
  refreshToken: string
  /** Mark of the session that the tokens belong to: tells another user's sign-in from a refresh. */
  session: string
  /** BroadcastChannel between tabs. */
  channel: string
  /** Web Lock that the refreshing tab holds. */
  lock: string
  /** IndexedDB database of spent refresh tokens. */
  spentTokens: string
}

/** The console's own names; the contract fixes those of the two tokens (contract 1.4). */
export const consoleSessionNames: SessionNames = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  session: 'session_mark',
  channel: 'driver-trust:session',
  lock: 'driver-trust:refresh',
  spentTokens: 'driver-trust',
}

const GARBAGE = new Set(['null', 'undefined', '[object Object]', 'NaN', 'true', 'false'])

/** True for text that fits in a header: printable ASCII without spaces. Anything else in storage isn't a token. */
export function isUsableToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && !GARBAGE.has(text)
}
