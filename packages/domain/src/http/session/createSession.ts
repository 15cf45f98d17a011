import type { Grant } from '../client/authCalls.ts'
import { isAborted, RequestError } from '../client/RequestError.ts'
import { followOtherTabs, reassert } from './followOtherTabs.ts'
import { givenUpError, isFatalError, nothingHeldError, othersOr, refreshAcrossTabs } from './refreshAcrossTabs.ts'
import { beginEpoch, createSessionState, type SessionEnvironment, type SessionEvent } from './SessionState.ts'
import { newsOf, type TabNews } from './tabMessages.ts'
import { hasTokens, type Tokens } from './tokenStore.ts'

/** What the signed-in state of this browser offers. */
export interface Session {
  accessToken: () => string | undefined
  hasTokens: () => boolean
  /** Aborted when this session ends or becomes another person's: an operation takes it once and makes no call after it. */
  lifetime: () => AbortSignal
  /** Whether the access token has gone from storage though this tab takes part in a session: it ended elsewhere, or storage was cleared. */
  hasLostToken: () => boolean
  /** Whether work that was started in a session must stop, also where the news of another tab's sign-in hasn't arrived yet. */
  isOver: (lifetime: AbortSignal) => boolean
  /** Exchanges a grant for tokens and keeps them. Throws RequestError or ShapeError; keeps what was there then. */
  signIn: (grant: Grant) => Promise<void>
  /** Keeps tokens that a call answered beside its result (register). */
  adopt: (tokens: Tokens) => void
  /**
   * Resolves to true when the call that was refused with this access token may be repeated, to false when the session is over.
   * Rejects when the refresh failed in a way that may pass, or when the call belongs to a session that is over.
   */
  renew: (refusedAccessToken: string | undefined) => Promise<boolean>
  signOut: () => void
  /** Takes part again after the browser kept the page aside and told it of nothing. */
  resume: () => void
  subscribe: (listener: (event: SessionEvent) => void) => () => void
}

const COOLDOWN_SECONDS = 5
/** Milliseconds for which a session without a refresh token waits for another tab's, before it is over. */
const ABSENCE = 250
const NOTHING: Tokens = { accessToken: undefined, refreshToken: undefined }

/** The signed-in state of this browser, shared by its tabs. */
export function createSession(environment: SessionEnvironment): Session {
  const { tokens, ledger, requestTokens, now, elapsed, channel } = environment
  const listeners = new Set<(event: SessionEvent) => void>()
  const state = createSessionState(tokens.read(), tokens.mark())
  const renewOnce = createRenewal(environment, { state, onRefused: (at) => end(at) })
  /** Counts what this tab's person did: a sign-in is overtaken by the next one, and by signing out. */
  let turn = 0

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(event))
  }
  const change = (kind: SessionEvent & TabNews['kind'], next: Tokens, at = now()) => {
    if (kind === 'signed-in') tokens.begin() // before the tokens: whoever sees these sees that they are another session's
    beginEpoch(state, next, tokens.mark())
    Object.assign(state, { changedAt: at, changedSince: elapsed() })
    const isStored = hasTokens(next) ? tokens.write(next) : tokens.clear()
    channel?.postMessage(newsOf({ kind, at, next, isStored }))
    emit(kind)
  }
  const end = (at?: number) => {
    change('signed-out', NOTHING, at)
    void ledger.clear()
  }
  const keep = (next: Tokens) => {
    change('signed-in', next)
    reassert(environment, state)
  }
  followOtherTabs({ environment, state, emit })

  return {
    accessToken() {
      const { accessToken } = tokens.read()
      if (accessToken) state.handedOut.add(accessToken)
      return accessToken
    },
    hasTokens: () => hasTokens(tokens.read()),
    lifetime: () => state.lifetime.signal,
    hasLostToken: () => hasTokens(state.known) && tokens.read().accessToken === undefined,
    isOver(lifetime) {
      const mark = tokens.mark()
      return lifetime.aborted || (mark !== undefined && mark !== state.mark)
    },
    async signIn(grant) {
      turn += 1
      const ownTurn = turn
      const next = await requestTokens(grant)
      if (ownTurn !== turn) throw givenUpError()
      keep(next)
    },
    adopt(next) {
      turn += 1
      keep(next)
    },
    renew: renewOnce,
    signOut() {
      turn += 1
      end()
    },
    resume() {
      const held = tokens.read()
      if (held.accessToken === state.known.accessToken && held.refreshToken === state.known.refreshToken) return
      beginEpoch(state, held, tokens.mark())
      emit(hasTokens(held) ? 'replaced' : 'signed-out')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Renewal {
  state: ReturnType<typeof createSessionState>
  /** Told when the session is over: by the server, or because nothing is left to renew it with, with the time at which that began. */
  onRefused: (at?: number) => void
}

/** One refresh in flight for all calls of an epoch, and a pause after one that failed. */
function createRenewal(environment: SessionEnvironment, { state, onRefused }: Renewal): Session['renew'] {
  const { tokens, now, elapsed } = environment
  let inFlight: { epoch: number; result: Promise<boolean> } | undefined
  let cooldown: { refreshToken: string; until: number; error: unknown } | undefined

  const refresh = async (before: Tokens): Promise<boolean> => {
    const { epoch } = state
    const began = now()
    const attempt = { environment, state, before, epoch }
    try {
      const held = before.refreshToken
        ? await refreshAcrossTabs(attempt)
        : await othersOr(attempt, ABSENCE, nothingHeldError())
      if (epoch === state.epoch) state.known = held
      else throw givenUpError()
      return true
    } catch (error) {
      if (epoch !== state.epoch) throw givenUpError()
      if (isFatalError(error)) {
        // Nobody who signs in meanwhile is meant.
        onRefused(before.refreshToken ? undefined : began)
        return false
      }
      const mayPass = before.refreshToken && !isAborted(error)
      if (mayPass) cooldown = { refreshToken: before.refreshToken ?? '', until: elapsed() + wait(error), error }
      throw error
    } finally {
      if (inFlight?.epoch === epoch) inFlight = undefined
    }
  }

  return async (refused) => {
    // A call that an earlier session sent must not be repeated in the name of whoever signed in since.
    if (refused !== undefined && !state.handedOut.has(refused)) throw givenUpError()
    const held = tokens.read()
    if (held.accessToken && held.accessToken !== refused) return true
    if (!held.refreshToken && !hasTokens(state.known)) return false
    if (cooldown && cooldown.refreshToken === held.refreshToken && elapsed() < cooldown.until) throw cooldown.error
    if (inFlight?.epoch !== state.epoch) inFlight = { epoch: state.epoch, result: refresh(held) }
    return inFlight.result
  }
}

function wait(error: unknown): number {
  const seconds = error instanceof RequestError ? error.retryAfter : undefined
  return (seconds ?? COOLDOWN_SECONDS) * 1000
}
