import { pause } from './pause.ts'
import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { SessionState } from './SessionState.ts'

const CHECKS = [25, 100, 250, 500, 1000]

/** Milliseconds after a sign-in for which the storage of other tabs may still bring what it replaced. */
export const SETTLING = 1100

/**
 * A refresh or sign-out of another tab that crossed our sign-in may write over it: the newer sign-in wins. Tokens that replaced
 * ours because another tab exchanged them already stay.
 */
export function reassert({ tokens, ledger }: SessionEnvironment, state: SessionState): void {
  const { epoch, known } = state
  const isLost = () =>
    state.epoch === epoch && state.known === known && tokens.read().refreshToken !== known.refreshToken
  const check = async () => {
    if (!isLost()) return
    await pause(50)
    const isSpent = known.refreshToken !== undefined && (await ledger.has(known.refreshToken))
    if (!isLost()) return
    if (isSpent) state.known = tokens.read()
    else tokens.write(known)
  }
  for (const delay of CHECKS) setTimeout(check, delay)
}
