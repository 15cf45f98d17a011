import { authCalls } from './authCalls.ts'
import { callLabel } from './callLabel.ts'
import { RequestError } from './RequestError.ts'
import type { SessionEnvironment, SessionState } from './SessionEnvironment.ts'
import type { Tokens } from './tokenStore.ts'

interface Refresh {
  environment: SessionEnvironment
  state: SessionState
  /** The tokens with which the call was refused. */
  before: Tokens
  epoch: number
}

/** Milliseconds. The linger is longer than any stale read of storage that was measured between tabs (51 ms). */
const PATIENCE = { lock: 15_000, stale: 2_000, linger: 1_000, poll: 25 }
const CALL = callLabel(authCalls.token)

/**
 * Exchanges the refresh token once over all tabs and gives the tokens that hold afterwards, whoever fetched them.
 * A tab waits for the lock and for a change in storage, whichever comes first; a spent token is never sent.
 */
export async function refreshAcrossTabs(refresh: Refresh): Promise<Tokens> {
  const { locks, names } = refresh.environment
  if (!locks) return exchangeOnce(refresh)
  const waiting = new AbortController()
  let granted = false
  const exchanged = new Promise<Tokens>((resolve, reject) => {
    locks
      .request(names.lock, { signal: waiting.signal }, async () => {
        granted = true
        waiting.abort()
        const work = exchangeOnce(refresh)
        work.then(resolve, reject)
        const wrote = await work.then(
          (held) => held === refresh.state.ours,
          () => false,
        )
        if (wrote) await pause(PATIENCE.linger)
      })
      .catch((error) => {
        if (!granted && waiting.signal.aborted) return
        // A lock manager that fails is no reason to fail: this tab alone is still safe.
        if (granted) reject(error)
        else exchangeOnce(refresh).then(resolve, reject)
      })
  })
  const elsewhere = tokensChange(refresh, { within: PATIENCE.lock, signal: waiting.signal }).then((changed) => {
    if (granted) return exchanged
    waiting.abort()
    return changed ?? exchangeOnce(refresh)
  })
  return Promise.race([exchanged, elsewhere])
}

async function exchangeOnce(refresh: Refresh): Promise<Tokens> {
  const { environment, state, before, epoch } = refresh
  const { tokens, ledger, requestTokens } = environment
  const current = changedTokens(refresh)
  if (current) return current
  const refreshToken = before.refreshToken ?? ''
  if (await ledger.has(refreshToken)) {
    const adopted = await tokensChange(refresh, { within: PATIENCE.stale })
    if (adopted) return adopted
    throw new RequestError({ call: CALL, failure: 'http', status: 401, code: 'refresh_token_spent' })
  }
  const answer = await requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const held = tokens.read()
  if (epoch !== state.epoch || held.refreshToken !== before.refreshToken)
    throw new RequestError({ call: CALL, failure: 'aborted' })
  const next = { accessToken: answer.accessToken, refreshToken: answer.refreshToken ?? before.refreshToken }
  state.ours = next
  tokens.write(next)
  if (answer.refreshToken) await ledger.add(refreshToken)
  return next
}

/** The tokens that another tab stored meanwhile, if any; throws when the session ended. */
function changedTokens({ environment, state, before, epoch }: Refresh): Tokens | undefined {
  const held = environment.tokens.read()
  const ended = epoch !== state.epoch || (!held.accessToken && !held.refreshToken)
  if (ended) throw new RequestError({ call: CALL, failure: 'aborted' })
  return held.accessToken && held.accessToken !== before.accessToken ? held : undefined
}

/** Waits for another tab's tokens to show in storage; undefined when the time is over or nobody waits any more. */
function tokensChange(
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
    }, PATIENCE.poll)
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
