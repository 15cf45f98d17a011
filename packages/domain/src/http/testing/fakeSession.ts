import { createSession, type Session } from '../createSession.ts'
import { requestTokens } from '../requestTokens.ts'
import { consoleSessionNames } from '../SessionNames.ts'
import { createSpentLedger } from '../spentLedger.ts'
import { createTokenStore, type TokenStore, type Tokens } from '../tokenStore.ts'
import type { FakeServer } from './fakeServer.ts'

/** Local storage in memory, for tests. */
export function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}

/** A session of one tab without locks, channel or ledger, over a fake server. */
export function fakeSession(
  server: FakeServer,
  tokens: Partial<Tokens> = {},
): { session: Session; tokens: TokenStore } {
  const storage = memoryStorage()
  const store = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
  store.write({ accessToken: undefined, refreshToken: undefined, ...tokens })
  const session = createSession({
    names: consoleSessionNames,
    tokens: store,
    ledger: createSpentLedger({ indexedDB: undefined, subtle: undefined, name: 'none', now: Date.now }),
    requestTokens: (grant) => requestTokens(server.transport, grant),
    now: Date.now,
    elapsed: () => performance.now(),
  })
  return { session, tokens: store }
}
