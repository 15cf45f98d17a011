import { authCalls } from './authCalls.ts'
import { callLabel } from './callLabel.ts'
import type { Grant } from './Grant.ts'
import { RequestError } from './RequestError.ts'
import { refreshAcrossTabs } from './refreshAcrossTabs.ts'
import type { SessionEnvironment, SessionState } from './SessionEnvironment.ts'
import type { Tokens } from './tokenStore.ts'

/** `signed-out`: here or in another tab. `signed-in`: here. `replaced`: another tab signed in, maybe as someone else. */
export type SessionEvent = 'signed-in' | 'signed-out' | 'replaced'

export interface Session {
  accessToken: () => string | undefined
  hasTokens: () => boolean
  /** Exchanges a grant for tokens and keeps them. Throws RequestError or ShapeError; keeps what was there then. */
  signIn: (grant: Grant) => Promise<void>
  /** Keeps tokens that a call answered beside its result (register). */
  adopt: (tokens: Tokens) => void
  /**
   * Resolves to true when the call that was refused with this access token may be repeated, to false when the session is over.
   * Rejects when the refresh failed in a way that may pass, or was given up.
   */
  renew: (refusedAccessToken: string | undefined) => Promise<boolean>
  signOut: () => void
  subscribe: (listener: (event: SessionEvent) => void) => () => void
}

const COOLDOWN_SECONDS = 5

/** The signed-in state of this browser, shared by its tabs (spec, section 4, Session; one refresh in flight over all tabs). */
export function createSession(environment: SessionEnvironment): Session {
  const { tokens, ledger, requestTokens, now, channel } = environment
  const listeners = new Set<(event: SessionEvent) => void>()
  const state: SessionState = { epoch: 0, known: tokens.read(), ours: undefined }
  let signIns = 0
  let inFlight: Promise<boolean> | undefined
  let cooldown: { refreshToken: string; until: number; error: unknown } | undefined

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) queueMicrotask(() => listener(event))
  }
  const keep = (next: Tokens) => {
    state.epoch += 1
    state.known = next
    tokens.write(next)
    channel?.postMessage('signed-in')
    reassert(environment, state)
    emit('signed-in')
  }
  const signOut = () => {
    forget(environment, state)
    void ledger.clear()
    channel?.postMessage('signed-out')
    emit('signed-out')
  }
  const refresh = async (before: Tokens): Promise<boolean> => {
    const epoch = state.epoch
    try {
      state.known = await refreshAcrossTabs({ environment, state, before, epoch })
      return true
    } catch (error) {
      if (epoch !== state.epoch) throw givenUp()
      if (isFatal(error)) {
        signOut()
        return false
      }
      if (before.refreshToken) cooldown = { refreshToken: before.refreshToken, until: now() + wait(error), error }
      throw error
    }
  }
  followOtherTabs(environment, state, emit)

  return {
    accessToken: () => tokens.read().accessToken,
    hasTokens: () => hasAny(tokens.read()),
    async signIn(grant) {
      signIns += 1
      const turn = signIns
      const next = await requestTokens(grant)
      if (turn !== signIns) throw givenUp()
      keep(next)
    },
    adopt: keep,
    async renew(refusedAccessToken) {
      const held = tokens.read()
      if (held.accessToken && held.accessToken !== refusedAccessToken) return true
      if (!held.refreshToken) return false
      if (cooldown?.refreshToken === held.refreshToken && now() < cooldown.until) throw cooldown.error
      inFlight ??= refresh(held).finally(() => {
        inFlight = undefined
      })
      return inFlight
    },
    signOut,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const NOTHING: Tokens = { accessToken: undefined, refreshToken: undefined }
const givenUp = () => new RequestError({ call: callLabel(authCalls.token), failure: 'aborted' })

function hasAny({ accessToken, refreshToken }: Tokens): boolean {
  return accessToken !== undefined || refreshToken !== undefined
}

/** Any 4xx but 408 and 429 says that the refresh token is worth nothing any more (spec names 401). */
function isFatal(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.status === undefined) return false
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}

function wait(error: unknown): number {
  const seconds = error instanceof RequestError ? error.retryAfter : undefined
  return (seconds ?? COOLDOWN_SECONDS) * 1000
}

function forget({ tokens }: SessionEnvironment, state: SessionState) {
  state.epoch += 1
  state.known = NOTHING
  state.ours = undefined
  tokens.clear()
}

const CHECKS = [25, 100, 250, 500, 1000]

/** A refresh of another tab that crossed our sign-in may write over it for a moment: the newer sign-in wins. */
function reassert({ tokens }: SessionEnvironment, state: SessionState) {
  const { epoch, known } = state
  for (const delay of CHECKS) {
    setTimeout(() => {
      const held = tokens.read()
      if (state.epoch === epoch && state.known === known && held.refreshToken !== known.refreshToken)
        tokens.write(known)
    }, delay)
  }
}

function followOtherTabs(environment: SessionEnvironment, state: SessionState, emit: (event: SessionEvent) => void) {
  const { tokens, names, channel, storageEvents } = environment
  const signedOutElsewhere = () => {
    if (!hasAny(state.known)) return
    const held = tokens.read()
    const isOld = held.refreshToken === state.known.refreshToken || held.refreshToken === state.ours?.refreshToken
    const replaced = hasAny(held) && !isOld
    if (replaced) return
    forget(environment, state)
    emit('signed-out')
  }
  const signedInElsewhere = () => {
    state.epoch += 1
    const before = state.known
    const adopt = () => {
      state.known = tokens.read()
      state.ours = undefined
      emit('replaced')
    }
    // The message may overtake the storage it speaks of.
    const started = Date.now()
    const poll = setInterval(() => {
      if (tokens.read().accessToken === before.accessToken && Date.now() - started < 250) return
      clearInterval(poll)
      adopt()
    }, 10)
  }
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') signedOutElsewhere()
    if (data === 'signed-in') signedInElsewhere()
  })
  storageEvents?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key !== null && key !== names.accessToken && key !== names.refreshToken) return
    const held = tokens.read()
    if (!hasAny(held)) signedOutElsewhere()
    else if (hasAny(state.known)) state.known = held
  })
}
