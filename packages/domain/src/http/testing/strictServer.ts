import type { TokenGrant } from '../client/authCalls.ts'
import { RequestError } from '../client/RequestError.ts'
import type { Tokens } from '../session/tokenStore.ts'
import type { Deliver } from './fakeSession.ts'

interface StrictServer {
  requestTokens: (grant: TokenGrant) => Promise<Tokens>
  /** Whether a call with this bearer is answered. */
  accepts: (accessToken: string | undefined) => boolean
  expireAll: () => void
  /** Tokens as from a sign-in. */
  issue: (user: string) => Tokens
  refreshes: string[]
  /** Refresh tokens that were sent twice. */
  reused: string[]
}

/**
 * A server that rotates refresh tokens and ends the whole session if one is sent twice; `deliver` carries its answers.
 */
export function strictServer(deliver: Deliver): StrictServer {
  const valid = new Set<string>()
  const spendable = new Map<string, string>()
  const server = { refreshes: [] as string[], reused: [] as string[] }
  let count = 0
  const issue = (user: string): Tokens => {
    count += 1
    const tokens = { accessToken: `access-${user}-${count}`, refreshToken: `refresh-${user}-${count}` }
    valid.add(tokens.accessToken)
    spendable.set(tokens.refreshToken, user)
    return tokens
  }
  const answer = (grant: TokenGrant): Tokens => {
    if (grant.grant_type === 'password') return issue(grant.username)
    if (grant.grant_type !== 'refresh_token') throw refused()
    const { refresh_token } = grant
    server.refreshes.push(refresh_token)
    const user = spendable.get(refresh_token)
    if (user === undefined) {
      server.reused.push(refresh_token)
      spendable.clear()
      valid.clear()
      throw refused()
    }
    spendable.delete(refresh_token)
    return issue(user)
  }
  return {
    ...server,
    issue,
    accepts: (accessToken) => accessToken !== undefined && valid.has(accessToken),
    expireAll: () => valid.clear(),
    requestTokens: (grant) => travel(deliver, () => answer(grant)),
  }
}

/** There and back. */
export async function travel<T>(deliver: Deliver, work: () => T): Promise<T> {
  await new Promise<void>((resolve) => deliver(resolve))
  const [result] = await Promise.allSettled([Promise.resolve().then(work)])
  await new Promise<void>((resolve) => deliver(resolve))
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function refused(): RequestError {
  return new RequestError({ call: 'POST /api/v1/auth/token', failure: 'http', status: 401 })
}
