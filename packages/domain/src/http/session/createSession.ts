import type { TokenGrant } from '../client/authCalls.ts'
import { isAborted, isAnsweredByPage, isRefused } from '../client/RequestError.ts'
import { retryDelay } from '../client/retries.ts'
import { followOtherTabs, rewriteTokens } from './followOtherTabs.ts'
import {
  noRefreshTokenError,
  refreshAcrossTabs,
  supersededError,
  tokensOfOtherTab,
  withoutRefresh,
} from './refreshAcrossTabs.ts'
import { beginEpoch, createSessionState, type SessionEnvironment, type SessionEvent } from './SessionState.ts'
import { markOf, type TabMessage, tabMessage } from './tabMessages.ts'
import { hasTokens, NO_TOKENS, type Tokens } from './tokenStore.ts'

/** The signed-in state of this browser. The states and their transitions are drawn in docs/session.md. */
export interface Session {
  accessToken: () => string | undefined
  hasTokens: () => boolean
  /**
   * Aborted when the session ends or becomes another person's. An operation takes it once and makes no call after it
   * aborts.
   */
  lifetime: () => AbortSignal
  /**
   * True if the access token has vanished from storage although this tab is part of a session: it ended elsewhere, or
   * storage was cleared.
   */
  hasLostToken: () => boolean
  /**
   * True if work that began in a session must stop, even if the message about another tab's sign-in hasn't arrived
   * yet.
   */
  isOver: (lifetime: AbortSignal) => boolean
  /** True if a tab of ours wrote this access token, or `whoami` has said that it is the same person's. */
  isOwn: (accessToken: string) => boolean
  /** Takes note of whose token it is. The session of anyone else ends there, and theirs begins. */
  recognise: (accessToken: string, personId: string) => void
  /**
   * Exchanges a grant for tokens and stores them. Throws RequestError or ShapeError, and then keeps the existing
   * tokens.
   */
  signIn: (grant: TokenGrant) => Promise<void>
  /** Stores tokens from an answer that contains them (register). */
  adopt: (tokens: Tokens) => void
  /**
   * Resolves to true if the call refused with this access token can be repeated, to false if the session is over.
   * Rejects if the refresh failed temporarily, or the call belongs to an earlier session.
   */
  renew: (refusedAccessToken: string | undefined) => Promise<boolean>
  /** Runs another token request than these, while none of them is in flight. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  signOut: () => void
  /** Catches up after the browser restored the page from its back/forward cache. */
  resume: () => void
  subscribe: (listener: (event: SessionEvent) => void) => () => void
}

const NEVER = new AbortController().signal
/** Milliseconds after a failed refresh until the next, unless the server says how long. */
const COOLDOWN = 5000
/** Milliseconds for which a session without a refresh token waits for another tab's before it ends. */
const ABSENCE_LIMIT = 250

export function createSession(environment: SessionEnvironment): Session {
  const { tokens, spentTokens, channel } = environment
  const listeners = new Set<(event: SessionEvent) => void>()
  const state = createSessionState(tokens.read(), tokens.mark())
  const { renew, renewAhead } = createRenewal(environment, { state, onRefused: (at) => end(at) })
  const supersede = createSupersession()

  const emit = emitTo(listeners)
  const change = (kind: SessionEvent & TabMessage['kind'], next: Tokens, at = Date.now()) => {
    if (kind === 'signed-in') tokens.begin() // before the tokens, so that readers of these see that the session is a new one
    beginEpoch(state, next, tokens.mark())
    Object.assign(state, { changedAt: at, changedSince: performance.now() })
    const isStored = hasTokens(next) ? tokens.write(next) : tokens.clear()
    channel.postMessage(tabMessage({ kind, at, next, isStored }))
    emit(kind)
  }
  const end = (at?: number) => {
    change('signed-out', NO_TOKENS, at)
    void spentTokens.clear()
  }
  const keep = (next: Tokens) => {
    change('signed-in', next)
    renewAhead(next)
    rewriteTokens(environment, state)
  }
  const adoptStored = () => {
    const stored = tokens.read()
    beginEpoch(state, stored, tokens.mark())
    emit(hasTokens(stored) ? 'replaced' : 'signed-out')
  }
  followOtherTabs({ environment, state, emit })

  return {
    accessToken() {
      const { accessToken } = tokens.read()
      if (accessToken) state.usedAccessTokens.add(accessToken)
      return accessToken
    },
    hasTokens: () => hasTokens(tokens.read()),
    lifetime: () => state.lifetime.signal,
    hasLostToken: () => hasTokens(state.known) && tokens.read().accessToken === undefined,
    isOver(lifetime) {
      const mark = tokens.mark()
      return lifetime.aborted || (mark !== undefined && mark !== state.mark)
    },
    isOwn: (accessToken) => state.ownTokens.has(markOf(accessToken)),
    recognise(accessToken, personId) {
      if (state.personId !== undefined && state.personId !== personId) adoptStored()
      state.personId = personId
      state.ownTokens.add(markOf(accessToken))
    },
    async signIn(grant) {
      const signal = supersede()
      keep(await signedIn(environment, grant, signal))
    },
    adopt(next) {
      supersede()
      keep(next)
    },
    renew,
    alone: (work) => withoutRefresh(environment, NEVER, work),
    signOut() {
      supersede()
      end()
    },
    resume() {
      const stored = tokens.read()
      const isRefreshed = state.mark !== undefined && tokens.mark() === state.mark && hasTokens(stored)
      if (isRefreshed) state.known = stored
      else if (!isSame(stored, state.known)) adoptStored()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isSame(one: Tokens, other: Tokens): boolean {
  return one.accessToken === other.accessToken && one.refreshToken === other.refreshToken
}

async function signedIn(environment: SessionEnvironment, grant: TokenGrant, signal: AbortSignal): Promise<Tokens> {
  const next = await withoutRefresh(environment, signal, () => environment.requestTokens(grant, signal))
  if (signal.aborted) throw supersededError()
  return next
}

/** Tells those that still listen once the work under way has ended. */
function emitTo(listeners: ReadonlySet<(event: SessionEvent) => void>) {
  return (event: SessionEvent) => {
    for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(event))
  }
}

/** Aborts the sign-in in flight, and returns the signal of the next: each sign-in or sign-out supersedes the one before. */
function createSupersession(): () => AbortSignal {
  let current = new AbortController()
  return () => {
    current.abort()
    current = new AbortController()
    return current.signal
  }
}

interface Renewal {
  state: ReturnType<typeof createSessionState>
  /**
   * Called when the session is over, with the time at which that began: the server refused it, or there is nothing to
   * renew it with.
   */
  onRefused: (at?: number) => void
}

/** Seconds before its end at which an access token is renewed. */
const AHEAD = 60
/** Seconds beyond which no timer reaches. */
const LONGEST = 2 ** 31 / 1000 - AHEAD

/** Renews each access token shortly before it ends, while the page is visible, so that fewer calls are refused. */
function createAhead({ tokens, isVisible }: SessionEnvironment, renew: (accessToken: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return ({ accessToken = '', refreshToken, expiresIn = 0 }: Tokens) => {
    clearTimeout(timer)
    if (!isVisible || refreshToken === undefined || expiresIn < 2 * AHEAD || expiresIn > LONGEST) return
    timer = setTimeout(
      () => {
        if (isVisible() && tokens.read().accessToken === accessToken) renew(accessToken)
      },
      (expiresIn - AHEAD) * 1000,
    )
  }
}

/** One refresh in flight for all calls of an epoch, and a pause after a failed one. */
function createRenewal(environment: SessionEnvironment, { state, onRefused }: Renewal) {
  const { tokens } = environment
  let inFlight: { epoch: number; result: Promise<boolean> } | undefined
  let cooldown: { refreshToken: string; until: number; error: unknown } | undefined

  const refresh = async (before: Tokens): Promise<boolean> => {
    const { epoch } = state
    const began = Date.now()
    const attempt = { environment, state, before, epoch, onStored: renewAhead }
    try {
      // A page that is being left would die with the answer: the next one renews.
      if (environment.staying) await environment.staying()
      const stored = before.refreshToken
        ? await refreshAcrossTabs(attempt)
        : await tokensOfOtherTab(attempt, ABSENCE_LIMIT, noRefreshTokenError())
      if (epoch === state.epoch) state.known = stored
      else throw supersededError()
      return true
    } catch (error) {
      if (epoch !== state.epoch) throw supersededError()
      if (isRefused(error) && !isAnsweredByPage(error)) {
        // A sign-in that happened meanwhile must survive.
        onRefused(before.refreshToken ? undefined : began)
        return false
      }
      const { refreshToken } = before
      const until = performance.now() + retryDelay(error, COOLDOWN)
      if (refreshToken && !isAborted(error)) cooldown = { refreshToken, until, error } // it may pass
      throw error
    } finally {
      if (inFlight?.epoch === epoch) inFlight = undefined
    }
  }

  const renew: Session['renew'] = async (refused) => {
    // A call of an earlier session must not be repeated on behalf of the next user.
    if (refused !== undefined && !state.usedAccessTokens.has(refused)) throw supersededError()
    const stored = tokens.read()
    if (stored.accessToken && stored.accessToken !== refused) return true
    if (!stored.refreshToken && !hasTokens(state.known)) return false
    if (cooldown && cooldown.refreshToken === stored.refreshToken && performance.now() < cooldown.until)
      throw cooldown.error
    if (inFlight?.epoch !== state.epoch) inFlight = { epoch: state.epoch, result: refresh(stored) }
    return inFlight.result
  }
  const renewAhead = createAhead(environment, (token) => {
    state.usedAccessTokens.add(token)
    renew(token).catch(() => {}) // a call that is refused renews it in time
  })
  return { renew, renewAhead }
}
