import type { Grant } from '../client/authCalls.ts'
import type { SpentLedger } from './spentTokens.ts'
import type { SessionNames, TokenStore, Tokens } from './tokenStore.ts'

/** What a session remembers between calls. */
export interface SessionState {
  /** Counts sign-ins and sign-outs: work that began in an earlier epoch discards its result. */
  epoch: number
  /** The tokens of the session this tab takes part in. */
  known: Tokens
  /** What this tab's last refresh wrote, to be undone if a sign-out crossed it. */
  ours: Tokens | undefined
  /** What another tab handed over because storage is full. */
  handed: Tokens | undefined
  /** When this tab itself last signed in or out: news of other tabs that is older is not followed. */
  changedAt: number
  /** The same moment by the clock that never goes back. */
  changedSince: number
  /** The mark of the session in storage when the epoch began. */
  mark: string | undefined
  /** Aborted when the epoch ends: work that was started in it stops before its next call. */
  lifetime: AbortController
  /** Access tokens that calls of this epoch were sent with: a refusal of any other concerns a session that is over. */
  handedOut: Set<string>
}

/** The state before anything happened. */
export function createSessionState(known: Tokens, mark: string | undefined): SessionState {
  return {
    epoch: 0,
    known,
    ours: undefined,
    handed: undefined,
    changedAt: -Infinity,
    changedSince: -Infinity,
    mark,
    lifetime: new AbortController(),
    handedOut: new Set(),
  }
}

/** Begins an epoch with these tokens: whatever is under way will discard its result. */
export function beginEpoch(state: SessionState, known: Tokens, mark: string | undefined): void {
  state.epoch += 1
  state.known = known
  state.mark = mark
  state.ours = undefined
  state.handedOut.clear()
  state.lifetime.abort()
  state.lifetime = new AbortController()
}

/** What a session needs of the world around it: all passed in, so that tests and stories bring their own. */
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

/** `signed-out`: here or in another tab. `signed-in`: here. `replaced`: another tab signed in, maybe as someone else. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'replaced'

/** One attempt of one tab to renew the tokens. */
export interface Refresh {
  environment: SessionEnvironment
  state: SessionState
  /** The tokens with which the call was refused. */
  before: Tokens
  /** The epoch in which it began. */
  epoch: number
}
