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
  now: () => number
  locks?: LockManager | undefined
  channel?: BroadcastChannel | undefined
  /** Where storage events arrive: the window. */
  storageEvents?: EventTarget | undefined
}
