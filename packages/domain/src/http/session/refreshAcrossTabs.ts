import { sessionCalls } from '../client/authCalls.ts'
import { callLabel } from '../client/Call.ts'
import { pause } from '../client/exchange.ts'
import { RequestError } from '../client/RequestError.ts'
import type { Refresh } from './SessionState.ts'
import { newsOf } from './tabMessages.ts'
import { hasTokens, type Tokens } from './tokenStore.ts'

/** Milliseconds. The linger is longer than any stale read of storage that was measured between tabs (51 ms). */
/**
 * Exchanges the refresh token once over all tabs and gives the tokens that hold afterwards, whoever fetched them.
 * A tab waits for the lock and for a change in storage, whichever comes first; the lock is never stolen.
 */
export async function refreshAcrossTabs(refresh: Refresh): Promise<Tokens> {
  const { locks } = refresh.environment
  if (!locks) return exchangeRefreshToken(refresh, { isLocked: false })
  const waiting = new AbortController()
  const lock = underLock(refresh, locks, waiting.signal)
  try {
    const changed = await Promise.race([
      lock.granted,
      awaitChangedTokens(refresh, { within: PATIENCE.lock, signal: waiting.signal }),
    ])
    if (lock.isGranted()) return await lock.exchanged
    return changed ?? (await exchangeRefreshToken(refresh, { isLocked: false }))
  } finally {
    waiting.abort()
  }
}

/** The exchange under the lock. `granted` resolves when it begins, and also where the browser refuses locks altogether. */
function underLock(refresh: Refresh, locks: Pick<LockManager, 'request'>, signal: AbortSignal) {
  const granted = Promise.withResolvers<undefined>()
  const exchanged = Promise.withResolvers<Tokens>()
  let isGranted = false
  exchanged.promise.catch(() => {}) // whoever waited may have gone on without the lock
  const work = async () => {
    if (signal.aborted) return
    isGranted = true
    granted.resolve(undefined)
    const held = await exchangeRefreshToken(refresh, { isLocked: true }).catch(exchanged.reject)
    if (!held) return
    exchanged.resolve(held)
    // Held on in the background: whoever gets the lock next must read what was written.
    if (held === refresh.state.ours) await pause(PATIENCE.linger)
  }
  const request = async () => locks.request(refresh.environment.names.lock, { signal }, work)
  request().catch(() => granted.resolve(undefined))
  return { granted: granted.promise, exchanged: exchanged.promise, isGranted: () => isGranted }
}

/** Milliseconds for which storage may lag behind another tab; 51 were measured. */
/** Milliseconds: for the lock, for a tab that holds the same token, for a token that another tab spent, after a refusal. */
const PATIENCE = { lock: 15_000, linger: 1_000, spent: 2_000, refused: 250 }

/**
 * Sends the refresh token once and stores what comes, unless storage already holds other tokens or the session ends meanwhile.
 * A token that the ledger knows as spent waits for what it was exchanged for. When nothing comes, the tab that got it may be gone:
 * under the lock it is tried once more, since the only other way out is signing in again.
 */
export async function exchangeRefreshToken(refresh: Refresh, { isLocked }: { isLocked: boolean }): Promise<Tokens> {
  const { environment, before } = refresh
  const refreshToken = before.refreshToken ?? ''
  const isSpent = await environment.ledger.has(refreshToken)
  const current = changedTokens(refresh)
  if (current) return current
  if (isSpent) {
    const others = await awaitChangedTokens(refresh, { within: PATIENCE.spent })
    if (others) return others
    if (!isLocked) throw spentError()
  }
  try {
    const answer = await environment.requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
    return await store(refresh, answer)
  } catch (error) {
    // A refused token may be an old one, read just before another tab's tokens show: those must not be thrown away.
    if (isFatalError(error)) return othersOr(refresh, PATIENCE.refused, error)
    throw error
  }
}

/** The tokens that another tab stores in time, else the error. */
export async function othersOr(refresh: Refresh, within: number, error: unknown): Promise<Tokens> {
  const others = await awaitChangedTokens(refresh, { within })
  if (others) return others
  throw error
}

async function store({ environment, state, before, epoch }: Refresh, answer: Tokens): Promise<Tokens> {
  const { tokens, ledger, channel, now } = environment
  const next = { accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? before.refreshToken }
  const isOvertaken = epoch !== state.epoch || tokens.read().refreshToken !== before.refreshToken
  if (!isOvertaken) {
    state.ours = next
    state.known = next
    const isStored = tokens.write(next)
    // Storage is full: the other tabs cannot read what their token was spent for.
    if (!isStored) channel?.postMessage(newsOf({ kind: 'refreshed', at: now(), next, isStored, before }))
  }
  // A server that does not rotate answers the same token again: it is not spent. One whose exchange nobody wants any more is.
  const isRotated = next.refreshToken !== before.refreshToken
  if (isRotated && before.refreshToken) await ledger.add(before.refreshToken)
  if (isOvertaken) throw givenUpError()
  return next
}

const POLL = 25

/** The tokens that another tab stored meanwhile, if any; throws when the session ended, or what it began with is gone. */
export function changedTokens({ environment, state, before, epoch }: Refresh): Tokens | undefined {
  const held = environment.tokens.read()
  if (epoch !== state.epoch || (hasTokens(before) && !hasTokens(held))) throw givenUpError()
  return held.accessToken && held.accessToken !== before.accessToken ? held : undefined
}

/**
 * Waits for another tab's tokens to show in storage; undefined when the time is over or nobody waits any more. It looks by itself:
 * storage has no order between tabs, and events of it may come late.
 */
export function awaitChangedTokens(
  refresh: Refresh,
  { within, signal }: { within: number; signal?: AbortSignal },
): Promise<Tokens | undefined> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(poll)
      clearTimeout(limit)
      settle()
    }
    const limit = setTimeout(() => end(() => resolve(undefined)), within)
    const poll = setInterval(() => {
      if (signal?.aborted) return end(() => resolve(undefined))
      try {
        const changed = changedTokens(refresh)
        if (changed) end(() => resolve(changed))
      } catch (error) {
        end(() => reject(error))
      }
    }, POLL)
  })
}

const CALL = callLabel(sessionCalls.token)

/** A refresh or sign-in whose result nobody wants any more. */
export function givenUpError(): RequestError {
  return new RequestError({ call: CALL, failure: 'aborted' })
}

/** A refresh token that was exchanged before, without what it was exchanged for: as good as refused by the server. */
export function spentError(): RequestError {
  return new RequestError({ call: CALL, failure: 'http', status: 401, code: 'refresh_token_spent' })
}

/** A call that was refused where storage holds nothing to renew the session with. */
export function nothingHeldError(): RequestError {
  return new RequestError({ call: CALL, failure: 'http', status: 401, code: 'no_refresh_token' })
}

/** Any 4xx but 408 and 429 says that the refresh token is worth nothing any more. */
export function isFatalError(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.status === undefined) return false
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}
