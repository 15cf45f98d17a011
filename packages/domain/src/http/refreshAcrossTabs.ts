import { awaitChangedTokens } from './changedTokens.ts'
import { exchangeRefreshToken } from './exchangeRefreshToken.ts'
import { pause } from './pause.ts'
import type { Refresh } from './Refresh.ts'
import type { Tokens } from './tokenStore.ts'

/** Milliseconds. The linger is longer than any stale read of storage that was measured between tabs (51 ms). */
const PATIENCE = { lock: 15_000, linger: 1_000 }

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
