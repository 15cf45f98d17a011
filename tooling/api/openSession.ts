import {
  consoleSessionNames,
  createSession,
  createSpentLedger,
  requestTokens,
  type Session,
  type Tokens,
  type Transport,
} from '@driver-trust/domain'

/** A session outside a browser: one tab, tokens in memory. */
export function openSession(host: string): { session: Session; transport: Transport } {
  const none: Tokens = { accessToken: undefined, refreshToken: undefined }
  let held = none
  const transport = { fetch: (input: string, init: RequestInit) => fetch(input, init), host, now: Date.now }
  const session = createSession({
    names: consoleSessionNames,
    tokens: {
      read: () => held,
      write: (tokens) => {
        held = tokens
        return true
      },
      begin: () => {},
      mark: () => undefined,
      clear: () => {
        held = none
        return true
      },
    },
    ledger: createSpentLedger({ indexedDB: undefined, subtle: undefined, name: 'none', now: Date.now }),
    requestTokens: (grant) => requestTokens(transport, grant),
    now: Date.now,
    elapsed: () => performance.now(),
  })
  return { session, transport }
}
