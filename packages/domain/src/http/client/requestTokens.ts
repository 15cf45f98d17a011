import type { ChallengeScope } from '../../auth/forms.ts'
import type { Session } from '../session/createSession.ts'
import type { Tokens } from '../session/tokenStore.ts'
import { readTokens, sessionCalls, type TokenGrant } from './authCalls.ts'
import { type Client, sendOnce } from './createClient.ts'
import type { Transport } from './exchange.ts'

/** Exchanges a grant for tokens. Throws RequestError or ShapeError. */
export async function requestTokens(transport: Transport, grant: TokenGrant, signal?: AbortSignal): Promise<Tokens> {
  return readTokens(await sendOnce({ transport, call: sessionCalls.token, input: grant, options: { signal } }))
}

/** Gets a bearer for one call by a challenge (contract 7.4); it is never stored. Throws RequestError or ShapeError. */
export async function challengeBearer(
  { client, session }: { client: Pick<Client, 'challenge' | 'token'>; session: Pick<Session, 'alone'> },
  { clientId, scope }: { clientId: string; scope: ChallengeScope },
): Promise<string> {
  const { challenge } = await client.challenge({ clientId })
  const grant = {
    grant_type: 'urn:ietf:params:oauth:grant-type:challenge',
    challenge,
    scope,
    client_id: clientId,
  } as const
  const answer = await session.alone(() => client.token(grant))
  return readTokens(answer).accessToken ?? ''
}
