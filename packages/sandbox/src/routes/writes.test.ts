import { isBanned } from '@driver-trust/domain/driver'
import { callLabel, calls } from '@driver-trust/domain/http'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../personas.ts'
import { openSandbox } from '../testing/openSandbox.ts'

type Opened = ReturnType<typeof openSandbox>

/** What the tile, the lists and the ban register say about an organisation's drivers. */
async function figures({ as }: Opened, id: string) {
  const ask = as('owner')
  const total = async (query: string) => (await ask(`GET /users?role=driver&organization_id=${id}${query}`)).body.total
  const { body: counters } = await ask(`GET /organizations/${id}/counters`)
  const all = await total('')
  const banned = await total('&status=banned_explicitly&status=banned_inherited')
  return { counted: counters.drivers, active: all - banned, banned }
}

describe('a banned driver', () => {
  const place = 'South'
  const banned = (opened: Opened) => {
    const { id } = opened.organisation(place)
    const driver = opened.driversOf(id).find(({ status }) => status === 'verified')
    return { id, userId: driver?.id ?? '', path: `/organizations/${id}/users/${driver?.id}` }
  }

  it('is no longer counted, but stays listed after the removal that follows the ban', async () => {
    const opened = openSandbox()
    const { id, userId, path } = banned(opened)
    const before = await figures(opened, id)
    expect(before.counted).toBe(before.active)
    await opened.as('owner')('PATCH /users/status', { userId, organizationId: id, status: 'banned_explicitly' })
    expect((await opened.as('owner')(`DELETE ${path}`)).status).toBe(204)
    const { counted, active } = before
    expect(await figures(opened, id)).toEqual({ counted: counted - 1, active: active - 1, banned: before.banned + 1 })
  })

  it('leaves the list once they are deleted from it', async () => {
    const opened = openSandbox()
    const { id, userId, path } = banned(opened)
    const { banned: before } = await figures(opened, id)
    await opened.as('owner')('PATCH /users/status', { userId, organizationId: id, status: 'banned_explicitly' })
    await opened.as('owner')(`DELETE ${path}`)
    expect((await opened.as('owner')(`DELETE ${path}`)).status).toBe(204)
    expect((await figures(opened, id)).banned).toBe(before)
    expect((await opened.as('owner')(`DELETE ${path}`)).status).toBe(404)
  })

  it('of a world leaves the list once they are deleted', async () => {
    const opened = openSandbox()
    const { id } = opened.organisation('Meridian Freight')
    const driver = opened.driversOf(id).find(({ status }) => status === 'banned_explicitly')
    const { banned: before } = await figures(opened, id)
    expect((await opened.as('owner')(`DELETE /organizations/${id}/users/${driver?.id}`)).status).toBe(204)
    expect((await figures(opened, id)).banned).toBe(before - 1)
  })

  it('counts until they are removed, and blocks the deletion of their organisation', async () => {
    const opened = openSandbox()
    const { id, userId } = banned(opened)
    const { counted } = await figures(opened, id)
    for (const other of opened.driversOf(id).filter((each) => each.id !== userId && !isBanned(each.status)))
      await opened.as('owner')(`DELETE /organizations/${id}/users/${other.id}`)
    await opened.as('owner')('PATCH /users/status', { userId, organizationId: id, status: 'banned_explicitly' })
    expect(counted).toBeGreaterThan(1)
    expect((await figures(opened, id)).counted).toBe(1)
    expect((await opened.as('owner')(`DELETE /organizations/${id}`)).status).toBe(403)
  })

  it("isn't left behind in a deleted organisation", async () => {
    const opened = openSandbox()
    const { id, userId, path } = banned(opened)
    await opened.as('owner')('PATCH /users/status', { userId, organizationId: id, status: 'banned_explicitly' })
    await opened.as('owner')(`DELETE ${path}`)
    const others = opened.driversOf(id).filter(({ status }) => !isBanned(status))
    expect((await opened.as('owner')(`DELETE /organizations/${id}`)).status).toBe(403)
    for (const other of others) await opened.as('owner')(`DELETE /organizations/${id}/users/${other.id}`)
    expect((await figures(opened, id)).counted).toBe(0)
    expect((await opened.as('owner')(`DELETE /organizations/${id}`)).status).toBe(204)
    expect(opened.driversOf(id)).toEqual([])
  })
})

it('deleting an organisation deletes its invitations and settings', async () => {
  const { as, organisation, sandbox } = openSandbox()
  const { world } = sandbox.state
  const { id } = organisation('Empty Yard')
  await as('owner')('POST /invitations/users', { email: 'new@example.com', role: 'user', organizationId: id })
  const [invitation] = [...world.invitations.values()].slice(-1)
  await as('owner')(`PATCH /organizations/${id}/settings`, { city: 'Oslo' })
  expect((await as('owner')(`DELETE /organizations/${id}`)).status).toBe(204)
  expect((await as('new')('POST /invitations/users/accept', { token: invitation?.token })).status).toBe(404)
  expect([...world.settings.keys()]).not.toContain(id)
})

it.each([
  ['owner', 'Silverline Haulage', 403],
  ['owner', 'South', 200],
  ['viewer', 'South', 403],
] as const)('the batch file is for %s of drivers in %s: %i', async (persona, place, expected) => {
  const { sandbox, organisation } = openSandbox()
  const { id } = organisation(place)
  const { batchId } = [...sandbox.state.world.invitations.values()].find((each) => each.organizationId === id) ?? {}
  const headers = { authorization: `Bearer ${sandbox.tokensOf(persona).access_token}` }
  const address = `http://sandbox.test/api/v1/invitations/downloads/drivers/batch/${batchId}`
  expect((await sandbox.fetch(new Request(address, { headers }))).status).toBe(expected)
})

describe('a file of drivers', () => {
  const HEADER = 'firstName,lastName,phoneNumber,email\r\n'
  const send = async (text: string, type = 'text/csv') => {
    const { as, organisation, sandbox } = openSandbox()
    const { id } = organisation('South')
    const form = new FormData()
    form.append('organization_id', id)
    form.append('drivers_csv', new Blob([HEADER + text], { type }), 'drivers.csv')
    const { status, body } = await as('owner')('POST /invitations/drivers/csv', form)
    const [last] = [...sandbox.state.world.invitations.values()].slice(-1)
    return { status, body, last }
  }

  it.each([
    ['a name of digits', '123,Byron,+442079460991,'],
    ['no last name', 'Ada,,+442079460991,'],
    ['a wrong e-mail', 'Ada,Byron,+442079460991,not-an-email'],
    ['a phone number without its country', 'Ada,Byron,02079460991,'],
    ['a cell too many', 'Ada,Byron,+442079460991,,x'],
    ['a quotation mark that never closes', '"Ada,Byron,+442079460991,'],
    ['a wrong row among right ones', 'Ada,Byron,+442079460991,\r\n123,Byron,+442079460992,'],
    ['no rows', ''],
  ])('with %s is refused, as the rows form is', async (_what, text) => {
    const { status, body } = await send(`${text}\r\n`)
    expect([status, body]).toEqual([400, { code: 'request_validation_failed', field: 'drivers_csv' }])
  })

  it.each(['application/pdf', 'application/vnd.ms-excel', ''])('of the type "%s" is refused', async (type) => {
    const { status, body } = await send('Ada,Byron,+442079460991,\r\n', type)
    expect([status, body]).toEqual([400, { code: 'request_validation_failed', field: 'drivers_csv' }])
  })

  it.each([
    ['quotation marks', '"Ada","Byron","+442079460991","ada@example.org"\r\n'],
    ['a line break between quotation marks', '"Ada","Byron\r\n","+442079460991",ada@example.org\r\n'],
    ['a parameter in its type', 'Ada,Byron,+442079460991,ada@example.org\r\n', 'text/csv;charset=utf-8'],
  ])('with %s is accepted', async (_what, text, type?: string) => {
    const { status, body, last } = await send(text, type)
    expect([status, body]).toEqual([200, { invited: 1, skipped: 0, duplicated: 0 }])
    expect(last).toMatchObject({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' })
  })
})

describe('a new organisation', () => {
  const NEW = { name: 'West Yard', subcontractor: false, subcontractorPersonalDataHidden: false }

  it('has driver invitations on as a registered root and off below one', async () => {
    const { as, organisation } = openSandbox()
    expect((await as('new')('POST /organizations/', NEW)).body.isDriversInvitationAllowed).toBe(true)
    const below = { ...NEW, name: 'East Yard', parentId: organisation('Meridian Freight').id }
    const { body } = await as('owner')('POST /organizations/', below)
    expect(body.isDriversInvitationAllowed).toBe(false)
    const drivers = [{ firstName: 'Ada', lastName: 'Byron', phoneNumber: '+442079460991' }]
    expect((await as('owner')('POST /invitations/drivers', { organizationId: body.id, drivers })).status).toBe(403)
  })

  it.each([
    ['subAdmin', 'Kestrel Couriers', 403],
    ['subAdmin', 'Kestrel Night Shift', 403],
    ['northAdmin', 'North', 200],
    ['northAdmin', 'Harbour Depot', 200],
    ['owner', 'Meridian Freight', 200],
  ] as const)('is a subcontractor for %s below %s: %i', async (persona, parent, expected) => {
    const { as, organisation } = openSandbox()
    const parentId = organisation(parent).id
    expect((await as(persona)('POST /organizations/', { ...NEW, parentId, subcontractor: true })).status).toBe(expected)
    expect((await as(persona)('POST /organizations/', { ...NEW, parentId, name: 'Other' })).status).toBe(200)
  })
})

describe('an existing organisation', () => {
  it.each([
    ['subAdmin', 'Kestrel Night Shift', 403],
    ['northAdmin', 'North', 403],
    ['northAdmin', 'Harbour Depot', 200],
    ['owner', 'South', 200],
  ] as const)('is made a subcontractor by %s in %s: %i', async (persona, place, expected) => {
    const { as, organisation } = openSandbox()
    const record = organisation(place)
    const change = async (subcontractor: boolean) =>
      (await as(persona)(`PATCH /organizations/${record.id}`, { name: 'Other', subcontractor })).status
    expect(await change(true)).toBe(expected)
    expect(record.subcontractor).toBe(expected === 200)
    expect(await change(record.subcontractor)).toBe(200)
  })
})

describe('an account with an unverified e-mail', () => {
  const ID = '00000000-0000-4000-8000-000000000000'
  const needNoSession = [calls.register, calls.challenge, calls.resetPassword, calls.verifyEmail].map(callLabel)
  const ofTheAccount = [calls.whoami, calls.changePassword, calls.acceptInvitation].map(callLabel)
  const refused = Object.values(calls)
    .filter((call) => !('authorization' in call) || call.authorization === 'session')
    .map(callLabel)
    .filter((line) => !needNoSession.includes(line) && !ofTheAccount.includes(line))

  it.each(refused)('is refused %s with 403', async (line) => {
    const { as } = openSandbox()
    const address = line.replace('/api/v1', '').replace(/\{\w+\}/g, ID)
    const answer = await as('unverified')(address, line.startsWith('GET') ? undefined : {})
    expect(answer).toEqual({ status: 403, body: { code: 'email_not_verified' } })
  })

  it('can read its own user and change its password', async () => {
    const { as } = openSandbox()
    expect((await as('unverified')('GET /auth/whoami')).body.emailVerified).toBe(false)
    expect((await as('unverified')('PATCH /auth/password/reset', { password: DEMO_PASSWORD })).status).toBe(200)
  })

  it('accepts an invitation, whose mail verifies the address', async () => {
    const { as, organisation, sandbox } = openSandbox()
    const { id: organizationId } = organisation('South')
    await as('owner')('POST /invitations/users', { email: 'unverified@example.com', role: 'user', organizationId })
    const [invitation] = [...sandbox.state.world.invitations.values()].slice(-1)
    expect((await as('unverified')('POST /invitations/users/accept', { token: invitation?.token })).status).toBe(200)
    expect((await as('unverified')('GET /organizations/')).status).toBe(200)
  })
})

it('counts submitted, pending and unverified drivers as unverified', async () => {
  const { as, organisation, driversOf } = openSandbox()
  const { id } = organisation('Meridian Freight')
  const { body } = await as('owner')(`GET /organizations/${id}/stats`)
  const expected = driversOf(id).filter(({ status }) => ['submitted', 'pending', 'unverified'].includes(status))
  expect(body.unverifiedDrivers).toBe(expected.length)
})
