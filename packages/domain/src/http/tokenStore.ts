import type { SessionNames } from './SessionNames.ts'

export interface Tokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

export interface TokenStore {
  read: () => Tokens
  write: (tokens: Tokens) => void
  clear: () => void
}

type Keys = Pick<SessionNames, 'accessToken' | 'refreshToken'>

/**
 * The two tokens in the browser's local storage (spec, section 1). Where storage refuses, they live in memory for this tab,
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
  const fallBack = (tokens: Tokens) => {
    if (!memory) onUnavailable()
    memory = tokens
  }
  return {
    read() {
      if (memory) return memory
      try {
        return {
          accessToken: usable(storage().getItem(keys.accessToken)),
          refreshToken: usable(storage().getItem(keys.refreshToken)),
        }
      } catch {
        fallBack(NONE)
        return NONE
      }
    },
    write(tokens) {
      try {
        put(storage(), keys.accessToken, tokens.accessToken)
        put(storage(), keys.refreshToken, tokens.refreshToken)
        memory = undefined
      } catch {
        fallBack(tokens)
      }
    },
    clear() {
      memory = memory && NONE
      try {
        storage().removeItem(keys.accessToken)
        storage().removeItem(keys.refreshToken)
      } catch {
        fallBack(NONE)
      }
    },
  }
}

const NONE: Tokens = { accessToken: undefined, refreshToken: undefined }
const GARBAGE = new Set(['null', 'undefined', '[object Object]', 'NaN', 'true', 'false'])

/** A token may stand in a header: printable ASCII without blanks. Anything else in storage counts as no token. */
function usable(stored: string | null): string | undefined {
  return stored !== null && /^[\x21-\x7e]+$/.test(stored) && !GARBAGE.has(stored) ? stored : undefined
}

function put(storage: Storage, key: string, value: string | undefined) {
  if (value === undefined) storage.removeItem(key)
  else storage.setItem(key, value)
}
