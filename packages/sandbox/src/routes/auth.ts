import { calls, type TokenGrant } from '@driver-trust/domain/http'
import type { Hono } from 'hono'
import { Refusal } from '../judge/Refusal.ts'
import { mailLink } from '../mail.ts'
import type { SandboxState } from '../SandboxState.ts'
import { type IssuedTokens, issueTokens, revokePerson, rotateTokens } from '../world/TokenRecords.ts'
import type { MailLink, Person, World } from '../world/World.ts'
import { route } from './route.ts'

/** Signing in, registering, passwords and e-mail addresses. */
export function authRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.token, access: 'open' }, ({ input }) => exchangeGrant(state, input))

  route(app, { state, call: calls.challenge, access: 'open' }, ({ input: { clientId } }) => {
    requireClient(clientId, 'clientId')
    const challenge = `challenge-${state.newId()}`
    world.challenges.add(challenge)
    return { challenge }
  })

  route(app, { state, call: calls.register, access: 'open' }, ({ input: { email, password } }) => {
    if (byEmail(world, email)) throw new Refusal(409, 'user_exists')
    const at = new Date(state.now()).toISOString()
    const person: Person = {
      id: state.newId(),
      role: 'user',
      email,
      emailVerified: false,
      password,
      status: 'unverified',
      createdAt: at,
      updatedAt: at,
    }
    world.people.set(person.id, person)
    mailLink(state, person, 'verify')
    return issueTokens(state, { personId: person.id })
  })

  route(app, { state, call: calls.sendPasswordReset, access: 'password:reset' }, ({ input: { email } }) => {
    const person = byEmail(world, email)
    if (person?.password) mailLink(state, person, 'reset')
    return {}
  })

  route(app, { state, call: calls.sendVerification, access: 'email:send' }, ({ input: { email } }) => {
    const person = byEmail(world, email)
    if (person && !person.emailVerified) mailLink(state, person, 'verify')
  })

  route(app, { state, call: calls.resetPassword, access: 'open' }, ({ input: { token, password } }) => {
    const person = world.people.get(redeemLink(state, 'reset', (link) => link.token === token).personId)
    if (!person) throw new Refusal(410, 'link_expired')
    person.password = password
    revokePerson(world.tokens, person.id)
  })

  route(app, { state, call: calls.changePassword, access: 'account' }, ({ input: { password }, person }) => {
    person.password = password
    return {}
  })

  route(app, { state, call: calls.verifyEmail, access: 'open' }, ({ input: { token, code }, person: asking }) => {
    const matches = (link: MailLink) =>
      token ? link.token === token : link.code === code && link.personId === asking.id
    const person = world.people.get(redeemLink(state, 'verify', matches).personId)
    if (!person) throw new Refusal(410, 'link_expired')
    person.emailVerified = true
    person.verifiedAt = new Date(state.now()).toISOString()
  })

  route(app, { state, call: calls.whoami, access: 'account' }, ({ person }) => {
    const { id, role, email, emailVerified, phoneNumber, firstName, lastName, createdAt, updatedAt } = person
    return { id, role, email, emailVerified, phoneNumber, firstName, lastName, createdAt, updatedAt }
  })
}

/** A link works once, within an hour; one that never existed is a bad request. */
function redeemLink(state: SandboxState, kind: MailLink['kind'], matches: (link: MailLink) => boolean): MailLink {
  const link = [...state.world.links.values()].findLast((each) => each.kind === kind && matches(each))
  if (!link) throw new Refusal(400, 'invalid_token', 'token')
  if (link.isUsed || link.expiresAt <= state.now()) throw new Refusal(410, 'link_expired')
  link.isUsed = true
  return link
}

/** The code that every phone in the sandbox has received. */
const ONE_TIME_CODE = '123456'

/** The service that can sign in with client credentials. */
const SERVICE = { id: 'sandbox-service', secret: 'Sandbox-1!' } as const

/** Tokens for a grant; throws a 401 for wrong credentials, a 400 for an unknown challenge. */
function exchangeGrant(state: SandboxState, grant: TokenGrant): Partial<IssuedTokens> {
  const { world } = state
  const issue = (personId: string | undefined, scope?: string) => issueTokens(state, { personId, scope })
  switch (grant.grant_type) {
    case 'refresh_token':
      return required(rotateTokens(state, grant.refresh_token), 'invalid_grant')
    case 'password': {
      const person = byEmail(world, grant.username.trim())
      return issue(required(person?.password === grant.password ? person : undefined, 'invalid_credentials').id)
    }
    case 'urn:ietf:params:oauth:grant-type:otp': {
      const person = [...world.people.values()].find((each) => each.password && each.phoneNumber === grant.phone_number)
      return issue(required(grant.code === ONE_TIME_CODE ? person : undefined, 'invalid_credentials').id)
    }
    case 'client_credentials': {
      if (grant.client_id !== SERVICE.id) throw new Refusal(400, 'invalid_client', 'client_id')
      return required(
        grant.client_secret === SERVICE.secret ? issue(undefined, 'service') : undefined,
        'invalid_client',
      )
    }
    default: {
      requireClient(grant.client_id, 'client_id')
      if (!world.challenges.delete(grant.challenge)) throw new Refusal(400, 'invalid_challenge', 'challenge')
      const { access_token, expires_in, token_type } = issue(undefined, grant.scope)
      return { access_token, expires_in, token_type }
    }
  }
}

/** The identifier that a console has by default (contract 1.5). */
const CLIENT_ID = 'driver-trust-console'

function requireClient(given: string, field: string): void {
  if (given !== CLIENT_ID) throw new Refusal(400, 'invalid_client', field)
}

function byEmail({ people }: World, email: string): Person | undefined {
  return [...people.values()].find((each) => each.email?.toLowerCase() === email.toLowerCase())
}

function required<T>(value: T | undefined, code: string): T {
  if (value === undefined) throw new Refusal(401, code)
  return value
}
