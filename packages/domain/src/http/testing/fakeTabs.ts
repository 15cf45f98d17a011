import { createSession, type Session } from '../createSession.ts'
import type { SessionEnvironment } from '../SessionEnvironment.ts'
import type { SessionEvent } from '../SessionEvent.ts'
import { consoleSessionNames } from '../SessionNames.ts'
import { createTokenStore, type TokenStore, type Tokens } from '../tokenStore.ts'
import { type Deliver, fakeLocks } from './fakeLocks.ts'
import { fakeStorages } from './fakeStorages.ts'

export interface FakeTab {
  session: Session
  events: SessionEvent[]
  tokens: TokenStore
}

interface FakeTabsOptions {
  count: number
  held: Tokens
  deliver: Deliver
  requestTokens: SessionEnvironment['requestTokens']
  /** What some browser lacks. */
  without?: readonly ('locks' | 'channel' | 'storageEvents' | 'ledger')[]
}

/** Tabs of one browser: each sees the others' storage and messages late, and shares locks and ledger with them. */
export function fakeTabs({ count, held, deliver, requestTokens, without = [] }: FakeTabsOptions): FakeTab[] {
  const storages = fakeStorages(count, deliver)
  const { locks } = fakeLocks(deliver)
  const ledger = without.includes('ledger') ? { ...fakeLedger(), has: async () => false } : fakeLedger()
  const channels = fakeChannels(count, deliver)
  storages.fill({ access_token: held.accessToken, refresh_token: held.refreshToken })
  return storages.tabs.map(({ storage, target }, index) => {
    const tokens = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
    const session = createSession({
      names: consoleSessionNames,
      tokens,
      ledger,
      requestTokens,
      now: Date.now,
      elapsed: () => performance.now(),
      locks: without.includes('locks') ? undefined : locks,
      channel: without.includes('channel') ? undefined : channels[index],
      storageEvents: without.includes('storageEvents') ? undefined : target,
    })
    const events: SessionEvent[] = []
    session.subscribe((event) => events.push(event))
    return { session, events, tokens }
  })
}

function fakeLedger() {
  const spent = new Set<string>()
  return {
    has: async (token: string) => spent.has(token),
    add: async (token: string) => void spent.add(token),
    clear: async () => spent.clear(),
  }
}

/** Messages reach every other tab, each sender's in its order. */
function fakeChannels(count: number, deliver: Deliver): BroadcastChannel[] {
  const targets = Array.from({ length: count }, () => new EventTarget())
  return targets.map((own) => {
    const others = targets.filter((target) => target !== own).map((target) => ({ target, queue: [] as unknown[] }))
    const postMessage = (data: unknown) => {
      for (const { target, queue } of others) {
        queue.push(data)
        deliver(() => target.dispatchEvent(new MessageEvent('message', { data: queue.shift() })))
      }
    }
    return Object.assign(own, { postMessage }) as unknown as BroadcastChannel // the session listens and posts, no more
  })
}
