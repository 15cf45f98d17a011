import type { ChallengeScope } from '../../auth/requests.ts'
import type { Tokens } from '../session/tokenStore.ts'
import { type Grant, readTokens, sessionCalls } from './authCalls.ts'
import { type Client, sendOnce } from './createClient.ts'
import type { Transport } from './exchange.ts'

/** Exchanges a grant for tokens. Throws RequestError or ShapeError. */
export async function requestTokens(transport: Transport, grant: Grant, signal?: AbortSignal): Promise<Tokens> {
  return readTokens(await sendOnce({ transport, call: sessionCalls.token, input: grant, options: { signal } }))
}

/** Gets a bearer for one call by a challenge (contract 7.4); it is never stored. Throws RequestError or ShapeError. */
export async function challengeBearer(
  client: Pick<Client, 'challenge' | 'token'>,
  { clientId, scope }: { clientId: string; scope: ChallengeScope },
): Promise<string> {
  const { challenge } = await client.challenge({ clientId })
  const answer = await client.token({
    grant_type: 'urn:ietf:params:oauth:grant-type:challenge',
    challenge,
    scope,
    client_id: clientId,
  })
  return readTokens(answer).accessToken ?? ''
}
