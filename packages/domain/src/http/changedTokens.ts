import type { Refresh } from './Refresh.ts'
import { givenUpError } from './sessionErrors.ts'
import { hasTokens, type Tokens } from './tokenStore.ts'

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
