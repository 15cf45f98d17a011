import type { ChallengeScope } from '../auth/challengeScope.ts'
import type { Client } from './createClient.ts'
import { readTokens } from './readTokens.ts'

/**
 * A bearer for one call that needs an Authorization of its own: a challenge, exchanged for a token of one scope (spec, section 7).
 * It is never kept. Throws RequestError or ShapeError.
 */
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
