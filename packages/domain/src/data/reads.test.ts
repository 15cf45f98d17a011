import { expect, test, vi } from 'vitest'
import type { Log } from '../http/client/log.ts'
import { RequestError } from '../http/client/RequestError.ts'
import { accountReads } from './account.ts'
import { reads } from './reads.ts'
import { writes } from './writes.ts'

const place = { organisationId: 'o', userId: 'u' }
const record = { id: 'u', type: 'driver', status: 'accepted', firstName: 'Ada', email: 'ada@example.com', dtId: 7 }
const row = { id: 'u', status: 'locked', lastName: 'Lindqvist', email: undefined, verifiedAt: '2026-01-01T00:00:00Z' }

type Client = Parameters<ReturnType<typeof reads.driver>['load']>[0]

async function load({ invited = record, listed = row }: { invited?: object; listed?: object | Error } = {}) {
  const log = { error: vi.fn(), warning: vi.fn() }
  const client = {
    listInvitations: async () => ({ items: [invited], total: 1 }),
    listUsers: async () => {
      if (listed instanceof Error) throw listed
      return { items: [listed], total: 1 }
    },
  } as unknown as Client
  return { ...(await reads.driver(place).load(client, new AbortController().signal, log)), log }
}

test('whatever a verdict rests on is read again by itself', () => {
  const verdict = [reads.driver(place), reads.liveStatuses('u'), reads.bans(['o'])].map((read) => read?.repeat)
  expect(verdict).toEqual([65, 65, 300])
})

test('neither answer hides a field that the other one has', async () => {
  const { person, listed } = await load()
  expect(person).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lindqvist',
    email: 'ada@example.com',
    dtId: 7,
    verifiedAt: '2026-01-01T00:00:00Z',
  })
  expect(person).not.toHaveProperty('status')
  expect(listed?.status).toBe('locked')
})

test('takes the details from the invitation, and the driver ID from the list of users', async () => {
  const listed = { ...row, firstName: 'Augusta', email: 'augusta@example.com', dtId: 8 }
  expect((await load({ listed })).person).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', dtId: 8 })
})

test('shows what the invitation says if the list of users fails, and logs the failure', async () => {
  const failure = new RequestError({ call: 'GET /users', failure: 'http', status: 500 })
  const { person, listed, isListMissing, log } = await load({ listed: failure })
  expect(person.firstName).toBe('Ada')
  expect([listed, isListMissing]).toEqual([undefined, true])
  expect(log.error).toHaveBeenCalledWith(failure)
})

test.each([
  [true, false],
  [true, undefined],
  [false, true],
  [undefined, true],
])('what either answer masks stays masked (%s, %s)', async (inInvitation, inList) => {
  const names = { firstName: 'Ada', lastName: 'Lindqvist' }
  const invited = { ...record, ...names, isPersonalDataHidden: inInvitation }
  const { person } = await load({ invited, listed: { ...row, ...names, isPersonalDataHidden: inList } })
  expect(person).toMatchObject({ firstName: undefined, lastName: undefined, email: undefined })
  const other = await load({
    invited: { ...record, isEmailHidden: inInvitation },
    listed: { ...row, email: 'ada@example.com', isEmailHidden: inList },
  })
  expect(other.person).toMatchObject({ firstName: 'Ada', email: undefined })
})

test.each([
  ['an invitation’s own id', { dtId: 7 }, { dtId: 7 }, true],
  [
    'an invitation’s own id, confirmed by the phone number',
    { dtId: undefined, phoneNumber: '+48512001000' },
    { phoneNumber: '+48512001000' },
    true,
  ],
  ['somebody else', { dtId: 8 }, { dtId: 7 }, false],
  [
    'somebody else with the same phone number',
    { dtId: 8, phoneNumber: '+48512001000' },
    { dtId: 7, phoneNumber: '+48512001000' },
    false,
  ],
  ['an id that nothing confirms', {}, {}, false],
  ['an e-mail in other capitals', { email: 'Ada@Example.com' }, { email: 'ada@example.com' }, true],
  [
    'a phone number from before, and the same e-mail',
    { email: 'ada@example.com', phoneNumber: '+48512001000' },
    { email: 'ada@example.com', phoneNumber: '+48512009999' },
    true,
  ],
  ['an id that nobody may see confirmed', { isPersonalDataHidden: true }, { isPersonalDataHidden: true }, true],
  ['an id that only one of both hides', { isPersonalDataHidden: true }, {}, false],
] as const)('details that carry %s', async (...[, invited, listed, isFound]) => {
  const answer = load({ invited: { ...record, id: 'i', email: undefined, ...invited }, listed: { ...row, ...listed } })
  if (isFound) expect((await answer).person.id).toBe('u')
  else await expect(answer).rejects.toMatchObject({ status: 404 })
})

test("details with an id of their own can't be told to be anybody's while the list of users can't be read", async () => {
  const failure = new Error('refused')
  await expect(load({ invited: { ...record, id: 'i' }, listed: failure })).rejects.toBe(failure)
})

test("someone without an invitation doesn't exist", async () => {
  await expect(load({ invited: { ...record, type: 'user' } })).rejects.toMatchObject({ status: 404 })
})

test('live statuses are refetched after a status is set', () => {
  const [group] = reads.liveStatuses('u').key
  expect(writes.setStatus.refetches).toContain(group)
})

test('asks for the names of UUIDs alone, and for none without one', async () => {
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const lookUpUsers = vi.fn(async (_: { ids: string[] }) => ({}))
  const load = (ids: string[]) =>
    reads.names(ids)?.load({ lookUpUsers } as unknown as Client, new AbortController().signal, {} as Log)
  await load(['svc-verifier', id, id])
  expect(lookUpUsers.mock.calls.map(([input]) => input)).toEqual([{ ids: [id] }])
  expect(await load(['svc-verifier'])).toEqual({})
  expect(lookUpUsers).toHaveBeenCalledTimes(1)
})

test('a faulty tree of organisations is logged in one line, without ids', async () => {
  const log = { error: vi.fn(), warning: vi.fn() }
  const faults = [
    { kind: 'cycle', id: 'a' },
    { kind: 'orphan', id: 'b' },
    { kind: 'cycle', id: 'c' },
  ]
  const loadTree = async (problems: object[]) => {
    const client = { organisationTree: async () => ({ rootId: 'o', byId: {}, problems }) } as unknown as Client
    await accountReads.organisationTree().load(client, new AbortController().signal, log)
  }
  await loadTree([])
  expect(log.warning).not.toHaveBeenCalled()
  await loadTree(faults)
  expect(log.warning.mock.calls).toEqual([['The tree of organisations has faults (2 × cycle, 1 × orphan).']])
})
