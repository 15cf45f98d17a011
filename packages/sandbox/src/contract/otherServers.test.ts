import {
  createDocumentStore,
  loadDeadlines,
  loadInvitationsSince,
  loadKnownPhones,
  loadListRows,
  loadNewestInvitation,
  openInvitationLike,
  reads,
  sendAgain,
} from '@driver-trust/domain/data'
import { type CallOptions, createClient, createLog } from '@driver-trust/domain/http'
import { driversRequest, type ListRequest, parseOrganisationSearch, usersRequest } from '@driver-trust/domain/list'
import { isAdmin } from '@driver-trust/domain/people'
import { createSandbox, type ServerHabits } from '@driver-trust/sandbox'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'

let sandbox = createSandbox()
const answered: string[] = []
const server = setupServer(
  http.all('*/api/v1/*', async ({ request }) => {
    const answer = await sandbox.fetch(request)
    const { pathname } = new URL(request.url)
    answered.push(`${pathname.replace('/api/v1', '').replace(/\/[0-9a-f-]{36}/g, '')} ${answer.status}`)
    return answer
  }),
)
const { signal } = new AbortController()
const log = createLog(() => {})

beforeAll(() => server.listen())
afterAll(() => server.close())

/** The owner's console in front of a server with these habits: 388 drivers, at most 50 a page. */
async function consoleOf(habits: ServerHabits = {}) {
  sandbox = createSandbox({ habits })
  answered.length = 0
  const { session, transport } = openSession('http://sandbox.test')
  const client = createClient({ transport, session })
  const { access_token, refresh_token } = sandbox.tokensOf('owner')
  session.adopt({ accessToken: access_token, refreshToken: refresh_token })
  const tree = await client.organisationTree()
  if (!tree) throw new Error('The owner has organisations.')
  const question = (address: string) => ({
    search: parseOrganisationSearch(address),
    viewer: { user: { id: 'owner', role: 'admin' }, tree },
    organisationId: tree.rootId,
  })
  const { world } = sandbox.state
  const inWorld = <Row extends { organizationId?: string | undefined }>(rows: Iterable<Row>) =>
    [...rows].filter(({ organizationId }) => organizationId !== undefined)
  return {
    client,
    rootId: tree.rootId,
    people: inWorld(world.people.values()),
    invitations: inWorld(world.invitations.values()),
    drivers: (address = '') => driversRequest(question(address)),
    users: (address = '?view=users') => usersRequest(question(address)),
    rowsOf: (request: ListRequest, limit?: number) => loadListRows(client, request, { signal, limit }),
  }
}

const idsOf = (rows: readonly { id: string; organizationId?: string | undefined }[]) =>
  rows.map(({ id, organizationId }) => `${id} ${organizationId}`).toSorted()

describe('a list is read to its end', () => {
  it.each<[string, ServerHabits]>([
    ['from pages of 50', {}],
    ['without nextPage', { hidesNextPage: true }],
  ])('%s', async (_, habits) => {
    const { rowsOf, drivers, people } = await consoleOf(habits)
    const { rows, isWhole } = await rowsOf(drivers())
    const active = people.filter(({ role, status }) => role === 'driver' && !status.startsWith('banned'))
    expect(idsOf(rows)).toEqual(idsOf(active))
    expect(isWhole).toBe(true)
    expect(rows.length).toBeGreaterThan(300)
  })

  it.each<[string, ServerHabits]>([
    ['if it moved', { movesLists: true }],
    ['if the server ends it early', { lastPage: 2 }],
    ['if the server ends it early without nextPage', { lastPage: 2, hidesNextPage: true }],
  ])('or says that rows are missing %s', async (_, habits) => {
    const { rowsOf, drivers } = await consoleOf(habits)
    const { rows, total, isWhole } = await rowsOf(drivers())
    expect(isWhole).toBe(false)
    expect(rows.length).toBeLessThan(total)
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
  })

  it('while two of three calls are refused', async () => {
    const isRefused = (call: number) => call % 3 !== 0
    const { rowsOf, drivers } = await consoleOf({ refuses: { path: /users$/, isRefused, retryAfter: 0 } })
    expect((await rowsOf(drivers('?lastName=an'))).isWhole).toBe(true)
  })
})

describe('the list of users', () => {
  it('has all roles, each by calls of its own, sorted by any key', async () => {
    const { rowsOf, users, people } = await consoleOf()
    const { rows: listed } = await rowsOf(users('?view=users&sorting=email'))
    expect(idsOf(listed)).toEqual(idsOf(people.filter(({ role }) => role !== 'driver')))
    const emails = listed.map(({ email }) => email ?? '')
    expect(emails).toEqual(emails.toSorted(new Intl.Collator('en').compare))
  })

  it('contains every admin, by whom the last one is told', async () => {
    const { rowsOf, users, people } = await consoleOf()
    const { rows } = await rowsOf(users())
    expect(idsOf(rows.filter(({ role }) => isAdmin(role ?? '')))).toEqual(
      idsOf(people.filter(({ role }) => isAdmin(role))),
    )
  })
})

it('the list of invitations has those of every status', async () => {
  const { rowsOf, drivers, invitations } = await consoleOf()
  const { rows } = await rowsOf(drivers('?drivers=invited'))
  expect(idsOf(rows)).toEqual(idsOf(invitations.filter(({ type }) => type === 'driver')))
})

it('known phones are those of drivers and of invitations that are open', async () => {
  const { client, rootId, people, invitations } = await consoleOf()
  const phones = await loadKnownPhones(client, rootId)
  const driver = people.find(({ role, organizationId }) => role === 'driver' && organizationId === rootId)
  const here = invitations.filter(({ type, organizationId }) => type === 'driver' && organizationId === rootId)
  expect(phones.get(driver?.phoneNumber ?? '')).toBe('driver')
  for (const { status, phoneNumber = '' } of here)
    expect(phones.has(phoneNumber), status).toBe(status === 'pending' || status === 'sent')
})

it('deadlines pause together after a 429, and all are read', async () => {
  let [calls, refusedAt] = [0, Number.NEGATIVE_INFINITY]
  const isRefused = () => {
    if (performance.now() - refusedAt < 990) return true // the pause is 1000, and timers can be early
    calls += 1
    if (calls % 26 === 0) refusedAt = performance.now() // counted, as a slow machine doesn't make 25 calls in a second
    return calls % 26 === 0
  }
  const { client, people } = await consoleOf({ refuses: { path: /deadlines/, isRefused, retryAfter: 1 } })
  const drivers = people.filter(({ role }) => role === 'driver').slice(0, 60)
  const ids = drivers.map(({ id }) => id)
  const load = (id: string, options: CallOptions) => loadDeadlines(client, id, options)
  const store = createDocumentStore({ load, onError: log.error, delays: [] })
  await new Promise<void>((resolve) => {
    store.watch(ids, { urgency: 'branch', onChange: (open) => open === 0 && resolve() })
  })
  expect([...store.known(ids).values()]).not.toContain('unread')
  expect(store.known(ids).size).toBe(60)
  const refused = answered.filter((line) => line === '/users/deadlines 429').length
  expect(refused).toBeGreaterThanOrEqual(2) // of 60
  expect(refused).toBeLessThanOrEqual(2 * 3) // at most those in flight, once per pause
})

describe('an import of 60 drivers', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    firstName: 'Ada',
    lastName: 'Byron',
    phoneNumber: `+4420794610${String(index).padStart(2, '0')}`,
    email: undefined,
  }))

  it.each(['rows', 'file'])('by %s is looked up to its end', async (how) => {
    const { client, rootId } = await consoleOf({ visibleAfter: 3000 })
    const known = await loadNewestInvitation(client, rootId)
    const text = rows.map((row) => `${row.firstName},${row.lastName},${row.phoneNumber},`).join('\r\n')
    const file = new Blob([`firstName,lastName,phoneNumber,email\r\n${text}\r\n`], { type: 'text/csv' })
    const sent =
      how === 'rows'
        ? await client.inviteDrivers({ organizationId: rootId, drivers: rows })
        : await client.inviteDriversByCsv({ organization_id: rootId, drivers_csv: file })
    expect(sent).toEqual({ invited: 60, skipped: 0, duplicated: 0 })
    expect((await loadInvitationsSince(client, rootId, { known })).invitations).toHaveLength(0)
    sandbox.advanceClock(3000)
    const { invitations, isWhole } = await loadInvitationsSince(client, rootId, { known })
    expect({ found: invitations.length, isWhole }).toEqual({ found: 60, isWhole: true })
  })
})

it('an invitation is sent again once', async () => {
  const { client, invitations } = await consoleOf()
  const listed = await client.listInvitations({ type: 'driver', status: 'sent', page: 1, page_size: 50 })
  const one = listed.items.find(({ phoneNumber }) => phoneNumber !== undefined)
  if (!one) throw new Error('Someone must be invited.')
  await sendAgain(client, one, { client, lifetime: signal, retryDelays: [] })
  const found = await openInvitationLike(client, one)
  expect(found).toMatchObject({ phoneNumber: one.phoneNumber, organizationId: one.organizationId })
  expect(found?.id).not.toBe(one.id)
  expect(sandbox.state.world.invitations.size).toBe([...new Set(invitations)].length)
})

it('the names of a timeline load although a service is in it', async () => {
  const { client, people, rootId } = await consoleOf({ performedBy: 'svc-verifier' })
  const driver = people.find(({ role, organizationId }) => role === 'driver' && organizationId === rootId)
  const { items } = await client.listActivity({
    organization_id: rootId,
    user_id: driver?.id ?? '',
    actions: ['changed_status', 'joined_organization'],
  })
  const services = items.map(({ performedBy = '' }) => performedBy)
  expect(services).toContain('svc-verifier')
  const admin = people.find(({ role }) => isAdmin(role))?.id ?? ''
  const names = await reads.names([...services, admin])?.load(client, signal, log)
  expect(Object.keys(names ?? {})).toEqual([admin])
})
