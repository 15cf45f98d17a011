import { awaitChangedTokens, changedTokens } from './changedTokens.ts'
import type { Refresh } from './Refresh.ts'
import { givenUpError, isFatalError, spentError } from './sessionErrors.ts'
import { newsOf } from './tabNews.ts'
import type { Tokens } from './tokenStore.ts'

/** Milliseconds for which storage may lag behind another tab; 51 were measured. */
const PATIENCE = { spent: 2_000, refused: 250 }

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
