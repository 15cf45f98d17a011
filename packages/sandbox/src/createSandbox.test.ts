import { verificationStatuses } from '@driver-trust/domain/driver'
import { calls } from '@driver-trust/domain/http'
import { describe, expect, it } from 'vitest'
import { createSandbox } from './createSandbox.ts'
import { DEMO_PASSWORD, type PersonaName, personas } from './personas.ts'

const ORIGIN = 'http://sandbox.test'
const ID = '00000000-0000-4000-8000-000000000000'

describe('the sandbox', () => {
  it.each(Object.entries(calls))('has a route for the call %s', async (_, { method, path }) => {
    const sandbox = createSandbox()
    const address = ORIGIN + path.replace(/\{\w+\}/g, ID)
    const hasBody = method !== 'GET' && method !== 'DELETE'
    await sandbox.fetch(new Request(address, { method, ...(hasBody && { body: '{}' }) }))
    expect(sandbox.state.unknownRequests).toEqual([])
  })

  it('records a request that matches no call', async () => {
    const sandbox = createSandbox()
    const response = await sandbox.fetch(new Request(`${ORIGIN}/api/v1/nothing`))
    expect(response.status).toBe(404)
    expect(sandbox.state.unknownRequests).toEqual(['GET /api/v1/nothing'])
  })

  it('makes the same world from the same seed and time', () => {
    const world = () => JSON.stringify([...createSandbox({ now: () => 0 }).state.world.people.values()])
    expect(world()).toBe(world())
  })

  it('has some 400 drivers in every status', () => {
    const drivers = [...createSandbox().state.world.people.values()].filter(
      ({ role, organizationId }) => role === 'driver' && organizationId,
    )
    expect(drivers).toHaveLength(404)
    expect(new Set(drivers.map(({ status }) => status))).toEqual(new Set(verificationStatuses))
  })

  it.each(Object.keys(personas) as PersonaName[])(
    'lets the demo account "%s" in with the password',
    async (persona) => {
      const body = new URLSearchParams({
        grant_type: 'password',
        username: personas[persona].email,
        password: DEMO_PASSWORD,
      })
      const response = await createSandbox().fetch(new Request(`${ORIGIN}/api/v1/auth/token`, { method: 'POST', body }))
      expect(response.status).toBe(200)
    },
  )

  it.each(['', 'grant_type=magic', 'grant_type=password', 'grant_type=password&username=a&username=b&password=c'])(
    'refuses the token request "%s"',
    async (text) => {
      const body = new URLSearchParams(text)
      const response = await createSandbox().fetch(new Request(`${ORIGIN}/api/v1/auth/token`, { method: 'POST', body }))
      expect(response.status).toBe(400)
    },
  )

  it('revokes the whole family when a refresh token is used twice', async () => {
    const sandbox = createSandbox()
    const { refresh_token } = sandbox.tokensOf('owner')
    const refresh = (token: string) =>
      sandbox.fetch(
        new Request(`${ORIGIN}/api/v1/auth/token`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
        }),
      )
    const renewed = (await (await refresh(refresh_token)).json()) as { refresh_token: string }
    expect((await refresh(refresh_token)).status).toBe(401)
    expect((await refresh(renewed.refresh_token)).status).toBe(401)
  })

  it('never sends personal data of drivers that a subcontractor hides', async () => {
    const sandbox = createSandbox()
    const { access_token } = sandbox.tokensOf('owner')
    const hidden = [...sandbox.state.world.organisations.values()].find(
      ({ subcontractorPersonalDataHidden }) => subcontractorPersonalDataHidden,
    )
    const address = `${ORIGIN}/api/v1/users?organization_id=${hidden?.id}&page_size=50`
    const text = await (
      await sandbox.fetch(new Request(address, { headers: { Authorization: `Bearer ${access_token}` } }))
    ).text()
    const people = [...sandbox.state.world.people.values()].filter(
      ({ organizationId }) => organizationId === hidden?.id,
    )
    expect(people.length).toBeGreaterThan(0)
    for (const { phoneNumber, email } of people) {
      expect(text).not.toContain(phoneNumber)
      if (email) expect(text).not.toContain(email)
    }
  })
})
