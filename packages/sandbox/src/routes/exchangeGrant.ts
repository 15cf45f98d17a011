import type { Grant } from '@driver-trust/domain'
import type { SandboxState } from '../SandboxState.ts'
import { type IssuedTokens, issueTokens, rotateTokens } from '../world/TokenRecords.ts'
import { Refusal } from './Refusal.ts'

/** The code that every phone of the sandbox has received. */
const ONE_TIME_CODE = '123456'

/** The service that may sign in with its own credentials. */
const SERVICE = { id: 'sandbox-service', secret: 'Sandbox-1!' } as const

/** Tokens for a grant; 401 for wrong credentials, 400 for a challenge that was never given out. */
export function exchangeGrant(state: SandboxState, grant: Grant): Partial<IssuedTokens> {
  const { world, now, newId } = state
  const issue = (personId: string | undefined, scope?: string) =>
    issueTokens(world.tokens, { personId, scope, family: newId(), now: now(), newId })
  switch (grant.grant_type) {
    case 'refresh_token':
      return required(rotateTokens(world.tokens, grant.refresh_token, { now: now(), newId }), 'invalid_grant')
    case 'password': {
      const email = grant.username.trim().toLowerCase()
      const person = people(state).find(
        (each) => each.email?.toLowerCase() === email && each.password === grant.password,
      )
      return issue(required(person, 'invalid_credentials').id)
    }
    case 'urn:ietf:params:oauth:grant-type:otp': {
      const person = people(state).find((each) => each.password && each.phoneNumber === grant.phone_number)
      return issue(required(grant.code === ONE_TIME_CODE ? person : undefined, 'invalid_credentials').id)
    }
    case 'client_credentials': {
      const isKnown = grant.client_id === SERVICE.id && grant.client_secret === SERVICE.secret
      return required(isKnown ? issue(undefined, 'service') : undefined, 'invalid_client')
    }
    default: {
      if (!world.challenges.delete(grant.challenge)) throw new Refusal(400, 'invalid_challenge')
      const { access_token, expires_in, token_type } = issue(undefined, grant.scope)
      return { access_token, expires_in, token_type }
    }
  }
}

function people({ world }: SandboxState) {
  return [...world.people.values()]
}

function required<T>(value: T | undefined, code: string): T {
  if (value === undefined) throw new Refusal(401, code)
  return value
}
