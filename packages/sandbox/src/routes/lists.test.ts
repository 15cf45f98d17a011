import { describe, expect, it } from 'vitest'
import { openSandbox } from '../testing/openSandbox.ts'

const names = ({ body }: { body: { items: { firstName?: string }[] } }) => body.items.map(({ firstName }) => firstName)
const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id)

describe('POST /users/ids', () => {
  it('masks hidden drivers as the lists do', async () => {
    const { as, organisation, driversOf } = openSandbox()
    const [driver] = driversOf(organisation('Silverline Haulage').id)
    const { body } = await as('owner')('POST /users/ids', { ids: [driver?.id] })
    expect(body).toEqual({
      [driver?.id ?? '']: { id: driver?.id, role: 'driver', email: 'hidden', isPersonalDataHidden: true },
    })
  })

  it("reveals nothing about people outside the viewer's lists", async () => {
    const { as, organisation, driversOf, person } = openSandbox()
    const outside = person('owner').id
    const [below] = driversOf(organisation('Kestrel Night Shift').id)
    const [own] = driversOf(organisation('Kestrel Couriers').id)
    const { body } = await as('subViewer')('POST /users/ids', { ids: [outside, below?.id, own?.id] })
    expect(Object.keys(body)).toEqual([own?.id])
  })

  it('knows the calling account, even without an organisation', async () => {
    const { as, person } = openSandbox()
    const { id } = person('new')
    expect((await as('new')('POST /users/ids', { ids: [id] })).body).toMatchObject({ [id]: { id } })
  })

  it("doesn't accept a withdrawn invitation", async () => {
    const { as, organisation, sandbox } = openSandbox()
    const { id: organizationId } = organisation('South')
    await as('owner')('POST /invitations/users', { email: 'new@example.com', role: 'user', organizationId })
    const [invitation] = [...sandbox.state.world.invitations.values()].slice(-1)
    await as('owner')('POST /invitations/delete', { ids: [invitation?.id] })
    expect((await as('new')('POST /invitations/users/accept', { token: invitation?.token })).status).toBe(404)
  })
})

describe('driver details', () => {
  it("are only found within the driver's organisation", async () => {
    const { as, organisation, driversOf } = openSandbox()
    const south = organisation('South').id
    const [driver] = driversOf(south)
    const details = (organizationId: string) =>
      as('owner')(
        `GET /invitations?page=1&page_size=1&organization_id=${organizationId}&user_id=${driver?.id}&role=driver`,
      )
    const { items } = (await details(south)).body
    expect(items).toMatchObject([{ dtId: driver?.dtId, phoneNumber: driver?.phoneNumber }])
    expect(items[0].id).not.toBe(driver?.id) // it is the invitation's
    expect(ids(await details(organisation('North').id))).toEqual([])
  })

  it("are refused if the viewer can't see drivers", async () => {
    const { as, organisation, driversOf } = openSandbox()
    const below = organisation('Kestrel Night Shift').id
    const [driver] = driversOf(below)
    const query = `page=1&page_size=1&user_id=${driver?.id}&role=driver`
    expect((await as('subViewer')(`GET /invitations?${query}&organization_id=${below}`)).status).toBe(403)
    expect(ids(await as('subViewer')(`GET /invitations?${query}`))).toEqual([])
  })

  it("mask a driver whose data the viewer can't see", async () => {
    const { as, organisation, driversOf } = openSandbox()
    const { id } = organisation('Silverline Haulage')
    const [driver] = driversOf(id)
    const details = await as('owner')(
      `GET /invitations?page=1&page_size=1&organization_id=${id}&user_id=${driver?.id}&role=driver`,
    )
    expect(details.body.items).toMatchObject([{ dtId: driver?.dtId, email: 'hidden', isPersonalDataHidden: true }])
    for (const field of ['firstName', 'lastName', 'phoneNumber'])
      expect(details.body.items[0]).not.toHaveProperty(field)
  })
})

it("a driver's activity is only found within the driver's organisation", async () => {
  const { as, organisation, driversOf } = openSandbox()
  const south = organisation('South').id
  const [driver] = driversOf(south)
  const activity = (organizationId: string) =>
    as('owner')(`GET /users/activity?organization_id=${organizationId}&user_id=${driver?.id}&actions=changed_status`)
  expect((await activity(south)).body).toMatchObject([{ userId: driver?.id, organizationId: south }])
  expect(await activity(organisation('North').id)).toEqual({ status: 404, body: { code: 'not_found' } })
})

it("settings of an organisation below only contain the contact if the viewer can't see the others", async () => {
  const { as, organisation } = openSandbox()
  const fields = async (place: string) =>
    Object.keys((await as('northViewer')(`GET /organizations/${organisation(place).id}/settings`)).body)
  const contact = ['organizationId', 'contactEmail', 'contactPhoneNumber', 'createdAt', 'updatedAt']
  expect(await fields('North')).toEqual(expect.arrayContaining([...contact, 'city', 'vatNumber']))
  expect((await fields('Harbour Depot')).toSorted()).toEqual(contact.toSorted())
})

describe('a list', () => {
  it.each(['/users?role=driver', '/users?role=user', '/users?', '/invitations?type=driver', '/invitations?type=user'])(
    '%s is refused with 403 if one of the organisations it names is refused',
    async (path) => {
      const { as, organisation } = openSandbox()
      const own = organisation('Kestrel Couriers').id
      const below = organisation('Kestrel Night Shift').id
      const ask = async (...named: string[]) =>
        (await as('subViewer')(`GET ${path}${named.map((id) => `&organization_id=${id}`).join('')}`)).status
      expect(await ask(own)).toBe(200)
      expect(await ask(below)).toBe(403)
      expect(await ask(own, below)).toBe(403)
      expect(await ask(organisation('South').id)).toBe(403)
    },
  )

  it('that names no organisation only shows what is granted', async () => {
    const { as, organisation, driversOf } = openSandbox()
    const own = organisation('Kestrel Couriers').id
    const drivers = await as('subViewer')('GET /users?role=driver&page_size=50')
    expect(drivers.body.total).toBe(driversOf(own).length)
    const invitations = await as('subViewer')('GET /invitations?type=driver&page_size=50')
    expect(
      new Set(invitations.body.items.map(({ organizationId }: { organizationId: string }) => organizationId)),
    ).toEqual(new Set([own]))
  })

  it.each([
    ['wisniewski', 'Wiśniewski'],
    ['PAWEL', 'Paweł'],
    ['sorensen', 'Sørensen'],
  ])('a lenient server finds by "%s" the person called %s', async (typed, name) => {
    const { as, organisation, driversOf, sandbox } = openSandbox({ habits: { isLenient: true } })
    const { id: organizationId } = organisation('South')
    const [driver] = driversOf(organizationId)
    const invitation = [...sandbox.state.world.invitations.values()].find(
      (each) => each.organizationId === organizationId,
    )
    for (const each of [driver, invitation]) Object.assign(each ?? {}, { firstName: name, lastName: name })
    for (const field of ['first_name', 'last_name']) {
      const query = `organization_id=${organizationId}&${field}=${typed}`
      expect(ids(await as('owner')(`GET /users?${query}`))).toContain(driver?.id)
      expect(ids(await as('owner')(`GET /invitations?type=${invitation?.type}&${query}`))).toContain(invitation?.id)
    }
  })

  it.each(['/users?role=driver', '/invitations?type=driver'])(
    '%s neither finds nor sorts by what is masked',
    async (path) => {
      const { as, organisation, driversOf, sandbox } = openSandbox()
      const { id: organizationId } = organisation('Silverline Haulage')
      const invitations = [...sandbox.state.world.invitations.values()].filter(
        (each) => each.organizationId === organizationId,
      )
      const [one] = path.startsWith('/users') ? driversOf(organizationId) : invitations
      const ask = (query: string) => as('owner')(`GET ${path}&organization_id=${organizationId}&page_size=50${query}`)
      expect(ids(await ask(`&phone_number=${encodeURIComponent(one?.phoneNumber ?? '')}`))).toEqual([])
      expect(ids(await ask('&email=hidden'))).toEqual([])
      expect(ids(await ask('&order_by=last_name')).toSorted()).toEqual(
        ids(await ask('&order_by=-last_name')).toSorted(),
      )
      expect(ids(await ask('&order_by=last_name'))).toEqual(ids(await ask('&order_by=first_name')))
    },
  )
})

describe('the list of invitations is sorted', () => {
  const invited = [
    ['Bea', 'Young', 'b@example.org', '+442079460003', 3],
    ['Ada', 'Zander', 'c@example.org', '+442079460001', 1],
    ['Cid', 'Xu', 'a@example.org', '+442079460002', 2],
  ] as const
  const inOrder = async (query: string) => {
    const { as, organisation, sandbox } = openSandbox()
    const { id: organizationId } = organisation('South')
    const records = [...sandbox.state.world.invitations.values()].filter(
      (each) => each.organizationId === organizationId,
    )
    for (const [index, record] of records.entries()) {
      const [firstName, lastName, email, phoneNumber, day] = invited[index] ?? []
      if (firstName)
        Object.assign(record, { firstName, lastName, email, phoneNumber, createdAt: `2026-01-0${day}T00:00:00.000Z` })
      else sandbox.state.world.invitations.delete(record.id)
    }
    return as('owner')(`GET /invitations?type=driver&organization_id=${organizationId}${query}`)
  }

  it.each([
    ['', ['Bea', 'Cid', 'Ada']],
    ['-created_at', ['Bea', 'Cid', 'Ada']],
    ['created_at', ['Ada', 'Cid', 'Bea']],
    ['first_name', ['Ada', 'Bea', 'Cid']],
    ['-last_name', ['Ada', 'Bea', 'Cid']],
    ['email', ['Cid', 'Bea', 'Ada']],
    ['-phone_number', ['Bea', 'Cid', 'Ada']],
  ])('by "%s"', async (order, expected) => {
    expect(names(await inOrder(order && `&order_by=${order}`))).toEqual(expected)
  })

  it('and an unknown sort key is refused', async () => {
    expect((await inOrder('&order_by=dt_id')).status).toBe(200)
    expect((await inOrder('&order_by=password')).status).toBe(400)
  })
})
