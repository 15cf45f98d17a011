import { sessionCalls } from '../client/authCalls.ts'
import { callLabel } from '../client/Call.ts'
import { pause } from '../client/exchange.ts'
import { isAnsweredByPage, isRefused, RequestError } from '../client/RequestError.ts'
import type { SessionEnvironment, SessionState } from './SessionState.ts'
import { markOf, tabMessage } from './tabMessages.ts'
import { hasTokens, type Tokens } from './tokenStore.ts'

/** One tab's attempt to renew the tokens. */
interface Refresh {
  environment: SessionEnvironment
  state: SessionState
  /** The tokens that the call was refused with. */
  before: Tokens
  /** The epoch in which it began. */
  epoch: number
  /** Called with tokens that were stored. */
  onStored: (tokens: Tokens) => void
}

/**
 * Exchanges the refresh token once across all tabs and returns the current tokens, whichever tab fetched them. It
 * waits for the lock or a change in storage, whichever comes first; the lock is never stolen.
 */
export async function refreshAcrossTabs(refresh: Refresh): Promise<Tokens> {
  const waiting = new AbortController()
  const lock = underLock(refresh, waiting.signal)
  try {
    const changed = await Promise.race([
      lock.granted,
      awaitChangedTokens(refresh, { within: WAIT.lock, signal: waiting.signal }),
    ])
    if (lock.isGranted()) return await lock.exchanged
    return changed ?? (await exchangeRefreshToken(refresh, { isLocked: false }))
  } finally {
    waiting.abort()
  }
}

/**
 * Runs a sign-in's token request while no tab refreshes; never waits longer than for a refresh (contract 4.7.3). Rejects
 * if the signal aborts before it is its turn.
 */
export async function withoutRefresh<T>(
  { locks, names }: SessionEnvironment,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let isGranted = false
  const granted = async () => {
    isGranted = true
    return work()
  }
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), WAIT.lock)
  const request = async () =>
    locks.request(names.lock, { signal: AbortSignal.any([signal, waiting.signal]) }, granted) as Promise<T>
  try {
    return await request()
  } catch (error) {
    if (isGranted) throw error
    if (signal.aborted) throw supersededError()
    return work() // the lock is refused, or its holder hangs
  } finally {
    clearTimeout(timer)
  }
}

/** The exchange under the lock. `granted` resolves when it begins, or if the browser refuses locks altogether. */
function underLock(refresh: Refresh, signal: AbortSignal) {
  const { locks, names } = refresh.environment
  const granted = Promise.withResolvers<undefined>()
  const exchanged = Promise.withResolvers<Tokens>()
  let isGranted = false
  exchanged.promise.catch(() => {}) // the caller may have carried on without the lock
  const work = async () => {
    if (signal.aborted) return
    isGranted = true
    granted.resolve(undefined)
    const stored = await exchangeRefreshToken(refresh, { isLocked: true }).catch(exchanged.reject)
    if (!stored) return
    exchanged.resolve(stored)
    // Held on in the background: the next tab to get the lock must read what was written.
    if (stored === refresh.state.lastWritten) await pause(WAIT.linger)
  }
  const request = async () => locks.request(names.lock, { signal }, work)
  request().catch(() => granted.resolve(undefined))
  return { granted: granted.promise, exchanged: exchanged.promise, isGranted: () => isGranted }
}

/**
 * Milliseconds to wait: for the lock; after storing tokens, for other tabs to see them (51 ms were measured); for the
 * replacement of a spent token; after a refusal.
 */
const WAIT = { lock: 15_000, linger: 1_000, spent: 2_000, refused: 250 }

/**
 * Sends the refresh token once and stores the answer, unless storage already holds other tokens or the session ends
 * meanwhile. For a token known to be spent it waits for the replacement. If none appears, the tab that fetched it may
 * have closed: under the lock the token is tried once more, since the alternative is signing in again.
 */
async function exchangeRefreshToken(refresh: Refresh, { isLocked }: { isLocked: boolean }): Promise<Tokens> {
  const { environment, before } = refresh
  const refreshToken = before.refreshToken ?? ''
  const isSpent = await environment.spentTokens.has(refreshToken)
  const current = changedTokens(refresh)
  if (current) return current
  if (isSpent) {
    const others = await awaitChangedTokens(refresh, { within: WAIT.spent })
    if (others) return others
    // Exchanged before, and its replacement is missing: as good as refused.
    if (!isLocked) throw new RequestError({ call: CALL, failure: 'http', status: 401, code: 'refresh_token_spent' })
  }
  try {
    const answer = await environment.requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
    return await store(refresh, answer)
  } catch (error) {
    // The refused token may be an old one, read just before another tab's tokens appeared: those must survive.
    if (isRefused(error) && !isAnsweredByPage(error)) return tokensOfOtherTab(refresh, WAIT.refused, error)
    throw error
  }
}

/** The tokens that another tab stores within this time, otherwise throws the error. */
export async function tokensOfOtherTab(refresh: Refresh, within: number, error: unknown): Promise<Tokens> {
  const others = await awaitChangedTokens(refresh, { within })
  if (others) return others
  throw error
}

async function store({ environment, state, before, epoch, onStored }: Refresh, answer: Tokens): Promise<Tokens> {
  const { tokens, spentTokens, channel } = environment
  const next = { accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? before.refreshToken }
  const isOvertaken = epoch !== state.epoch || tokens.read().refreshToken !== before.refreshToken
  if (!isOvertaken) {
    state.lastWritten = next
    state.known = next
    const isStored = tokens.write(next)
    // What replaces a stranger's tokens is a stranger's, too.
    const isOwn = [before.accessToken, before.refreshToken].some((token) => state.ownTokens.has(markOf(token)))
    if (isOwn) for (const token of [next.accessToken, next.refreshToken]) state.ownTokens.add(markOf(token))
    if (isOwn) channel.postMessage(tabMessage({ kind: 'refreshed', at: Date.now(), next, isStored, before }))
    onStored({ ...next, ...(answer.expiresIn !== undefined && { expiresIn: answer.expiresIn }) })
  }
  // A server that doesn't rotate returns the same token: it isn't spent. One whose exchange was superseded is.
  const isRotated = next.refreshToken !== before.refreshToken
  if (isRotated && before.refreshToken) await spentTokens.add(before.refreshToken)
  if (isOvertaken) throw supersededError()
  return next
}

const POLL = 25

/** The tokens that another tab has stored meanwhile, if any; throws if the session ended or its tokens have gone. */
function changedTokens({ environment, state, before, epoch }: Refresh): Tokens | undefined {
  const stored = environment.tokens.read()
  if (epoch !== state.epoch || (hasTokens(before) && !hasTokens(stored))) throw supersededError()
  return stored.accessToken && stored.accessToken !== before.accessToken ? stored : undefined
}

/**
 * Waits for another tab's tokens to appear in storage; undefined after `within` milliseconds or when aborted. It
 * polls, because storage isn't ordered between tabs and its events can be late.
 */
async function awaitChangedTokens(
  refresh: Refresh,
  { within, signal }: { within: number; signal?: AbortSignal },
): Promise<Tokens | undefined> {
  const end = performance.now() + within
  while (performance.now() < end && !signal?.aborted) {
    await pause(POLL, signal)
    const changed = signal?.aborted ? undefined : changedTokens(refresh)
    if (changed) return changed
  }
  return undefined
}

const CALL = callLabel(sessionCalls.token)

/** A refresh or sign-in whose result isn't needed any more. */
export function supersededError(): RequestError {
  return new RequestError({ call: CALL, failure: 'aborted' })
}

/** A call refused while storage holds nothing to renew the session with. */
export function noRefreshTokenError(): RequestError {
  return new RequestError({ call: CALL, failure: 'http', status: 401, code: 'no_refresh_token' })
}
