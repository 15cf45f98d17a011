import { type Transport, untilAborted } from '../client/exchange.ts'
import { requestTokens } from '../client/requestTokens.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { onlyTab } from '../session/onlyTab.ts'
import type { SessionEnvironment } from '../session/SessionState.ts'
import { createSpentTokens } from '../session/spentTokens.ts'
import { consoleSessionNames, createTokenStore, type TokenStore, type Tokens } from '../session/tokenStore.ts'
import { memoryStorage } from './fakeTabs.ts'

/** A session of one tab over a fake server, without a store of spent tokens. */
export function fakeSession(
  server: FakeServer,
  tokens: Partial<Tokens> = {},
  given: Partial<SessionEnvironment> = {},
): { session: Session; tokens: TokenStore } {
  const storage = memoryStorage()
  const store = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
  store.write({ accessToken: undefined, refreshToken: undefined, ...tokens })
  const session = createSession({
    names: consoleSessionNames,
    tokens: store,
    spentTokens: createSpentTokens(undefined, 'none'),
    requestTokens: (grant) => requestTokens(server.transport, grant),
    ...onlyTab(),
    ...given,
  })
  return { session, tokens: store }
}

interface Sent {
  address: string
  method: string
  headers: Record<string, string>
  body: string
}

interface FakeServer {
  transport: Transport
  sent: Sent[]
}

/** A server made of one function; it records what was sent. */
export function fakeServer(reply: (sent: Sent) => Response | Promise<Response>): FakeServer {
  const sent: Sent[] = []
  return {
    sent,
    transport: {
      host: 'https://api.example.com',
      async fetch(address, init) {
        const request = new Request(address, { ...init, signal: null } as RequestInit) // Node's Request rejects foreign signals
        const record = {
          address: address.replace('https://api.example.com', ''),
          method: request.method,
          headers: Object.fromEntries(request.headers),
          body: await request.text(),
        }
        sent.push(record)
        const replied = Promise.resolve(reply(record))
        return init.signal ? untilAborted(replied, init.signal) : replied
      },
    },
  }
}
