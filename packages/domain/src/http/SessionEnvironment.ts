import type { Grant } from './Grant.ts'
import type { SessionNames } from './SessionNames.ts'
import type { SpentLedger } from './spentLedger.ts'
import type { TokenStore, Tokens } from './tokenStore.ts'

/** What a session needs of the world around it: all passed in, so that tests and stories bring their own (spec, section 4, Session). */
export interface SessionEnvironment {
  names: SessionNames
  tokens: TokenStore
  ledger: SpentLedger
  requestTokens: (grant: Grant) => Promise<Tokens>
  /** Milliseconds of the wall clock, which all tabs share and which may be set back: only to order what tabs tell each other. */
  now: () => number
  /** Milliseconds of a clock that never goes back: for every pause and deadline. */
  elapsed: () => number
  /** Web Locks, or what stands in for them. */
  locks?: Pick<LockManager, 'request'> | undefined
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  /** Where storage events arrive: the window. */
  storageEvents?: EventTarget | undefined
}
