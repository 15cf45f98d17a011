import { calls, type Grant } from '@driver-trust/domain'
import type { Hono } from 'hono'
import type { SandboxState } from '../SandboxState.ts'
import { issueTokens, rotateTokens } from '../world/TokenRecords.ts'
import { Refusal } from './Refusal.ts'
import { route } from './route.ts'

/** Signing in and who one is. */
export function authRoutes(app: Hono, state: SandboxState): void {
  route(app, { state, call: calls.token }, ({ input }) => tokensFor(state, input))
  route(app, { state, call: calls.whoami }, ({ person }) => {
    const { id, role, email, emailVerified, phoneNumber, firstName, lastName, createdAt, updatedAt } = person
    return { id, role, email, emailVerified, phoneNumber, firstName, lastName, createdAt, updatedAt }
  })
}

function tokensFor(state: SandboxState, grant: Grant) {
  const { world, now, newId } = state
  if (grant.grant_type === 'refresh_token') {
    const rotated = rotateTokens(world.tokens, grant.refresh_token, { now: now(), newId })
    if (!rotated) throw new Refusal(401, 'invalid_grant')
    return rotated
  }
  if (grant.grant_type !== 'password') throw new Refusal(400, 'unsupported_grant_type')
  const email = grant.username.trim().toLowerCase()
  const person = [...world.people.values()].find((each) => each.email?.toLowerCase() === email)
  if (!person?.password || person.password !== grant.password) throw new Refusal(401, 'invalid_credentials')
  return issueTokens(world.tokens, { personId: person.id, family: newId(), now: now(), newId })
}
