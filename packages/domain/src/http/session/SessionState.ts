import type { TokenGrant } from '../client/authCalls.ts'
import type { SpentTokens } from './spentTokens.ts'
import { markOf } from './tabMessages.ts'
import type { SessionNames, TokenStore, Tokens } from './tokenStore.ts'

/** What a session remembers between calls. */
export interface SessionState {
  /** Counts sign-ins and sign-outs: work that began in an earlier epoch discards its result. */
  epoch: number
  /** The tokens of the session that this tab is part of. */
  known: Tokens
  /** What this tab's last refresh stored; undone if a sign-out crossed it. */
  lastWritten: Tokens | undefined
  /** What another tab handed over because storage is full. */
  handedOver: Tokens | undefined
  /**
   * When this tab itself last signed in or out; older messages from other tabs are ignored. By the wall clock, which tabs
   * share and users can set back: it only orders messages between tabs.
   */
  changedAt: number
  /** The same moment on the monotonic clock, which every pause and deadline goes by. */
  changedSince: number
  /** The session mark in storage when the epoch began. */
  mark: string | undefined
  /** Aborted when the epoch ends, so that work that began in it stops before its next call. */
  lifetime: AbortController
  /**
   * The access tokens that calls of this epoch were sent with; a refusal of any other belongs to an earlier session.
   */
  usedAccessTokens: Set<string>
  /** Marks of the tokens that a tab of ours wrote: any other token in storage may be another person's. */
  ownTokens: Set<number>
  /** The id of the person whose session this is, once `whoami` has said so. */
  personId: string | undefined
}

export function createSessionState(known: Tokens, mark: string | undefined): SessionState {
  return { ...epochOf(known, mark), epoch: 0, handedOver: undefined, changedAt: -Infinity, changedSince: -Infinity }
}

/** Begins an epoch with these tokens; work in flight will discard its result. */
export function beginEpoch(state: SessionState, known: Tokens, mark: string | undefined): void {
  state.lifetime.abort()
  Object.assign(state, { ...epochOf(known, mark), epoch: state.epoch + 1 })
}

function epochOf(known: Tokens, mark: string | undefined) {
  const own = [known.accessToken, known.refreshToken].filter((token) => token !== undefined)
  return {
    known,
    mark,
    lastWritten: undefined,
    lifetime: new AbortController(),
    usedAccessTokens: new Set<string>(),
    ownTokens: new Set(own.map(markOf)),
    personId: undefined,
  }
}

/** Everything a session needs, passed in so that tests and stories can bring their own. */
export interface SessionEnvironment {
  names: SessionNames
  tokens: TokenStore
  spentTokens: SpentTokens
  requestTokens: (grant: TokenGrant, signal?: AbortSignal) => Promise<Tokens>
  locks: Pick<LockManager, 'request'>
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  /** Where storage events arrive: the window. */
  storageEvents: EventTarget
  /** Resolves once the page isn't being left any more. By default a page is never left. */
  staying?: () => Promise<void>
  /** Whether a user can see the page; only then is a token renewed ahead of time. */
  isVisible?: () => boolean
}

/** `signed-out`: in any tab. `signed-in`: in this one. `replaced`: another tab signed in, perhaps as someone else. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'replaced'
