import type { DeadlineDocument } from '@driver-trust/domain/driver'
import { createClock } from '@driver-trust/domain/http'
import type { OrganisationNode, OrganisationTree } from '@driver-trust/domain/organisation'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { localDay } from '@driver-trust/domain/text'
import { describe, expect, test } from 'vitest'
import { askAtGate } from './askAtGate.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const north = uuid(1)
const id = uuid(42)

/** North with sixty depots below it. */
const organisations = [north, ...Array.from({ length: 60 }, (_, index) => uuid(1000 + index))].map(
  (each, index) =>
    ({
      id: each,
      name: index === 0 ? 'North' : `Depot ${index}`,
      parentId: index === 0 ? undefined : north,
      childIds: index === 0 ? Array.from({ length: 60 }, (_, depot) => uuid(1000 + depot)) : [],
    }) as unknown as OrganisationNode, // what a branch and its names need
)
const tree: OrganisationTree = {
  rootId: north,
  byId: Object.fromEntries(organisations.map((each) => [each.id, each])),
  problems: [],
}

const record = (fields: Partial<UserWithOrganisation> = {}): UserWithOrganisation => ({
  id,
  role: 'driver',
  dtId: 111,
  status: 'verified',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  organizationId: north,
  organizationName: 'North',
  ...fields,
})

interface Server {
  records?: readonly UserWithOrganisation[]
  deadlines?: object
  /** Whom the deadlines are of. */
  userId?: string
  /** Milliseconds for which a cache has kept its lists. */
  kept?: number
  required?: readonly DeadlineDocument[]
  /** The server's clock is ahead of the device's by these milliseconds. */
  ahead?: number
  /** The organisation of the gate; North by default. */
  gate?: number
  /** The most rows of a page. */
  most?: number
  total?: number
  /** How many more drivers the ID search says that there are. */
  unseen?: number
}

const valid = { passport: '2999-01-01' }

function verdictWith({ records = [record()], deadlines = valid, userId = id, most = 50, ...server }: Server) {
  type Client = Parameters<typeof askAtGate>[1]['client']
  const clock = createClock()
  const sendDate = (options: Parameters<Client['deadlines']>[1], kept = 0) => {
    if (server.ahead === undefined) return
    const headers = new Headers({ date: new Date(Date.now() + server.ahead - kept).toUTCString() })
    clock.note(headers)
    options?.onHeaders?.(headers)
  }
  const client: Client = {
    listUsers: async ({ page = 1, page_size = 20, dt_id, user_id } = {}, options) => {
      sendDate(options, server.kept)
      const rows = records.filter(
        (row) => String(row.dtId).includes(dt_id ?? '') && (user_id === undefined || row.id === user_id),
      )
      const length = Math.min(page_size, most)
      const total = server.total ?? rows.length + (dt_id === undefined ? 0 : (server.unseen ?? 0))
      return { items: rows.slice((page - 1) * length, page * length), total }
    },
    deadlines: async (_, options) => {
      sendDate(options)
      return { userId, deadlines } as Awaited<ReturnType<Client['deadlines']>>
    },
  }
  const { required = [], gate = 0 } = server
  const organisation = organisations[gate] as OrganisationNode // North, or one of its depots
  const { signal } = new AbortController()
  return askAtGate(111, { client, clock, required, tree, organisation, signal, log: { error: () => {} } })
}

const titleWith = async (server: Server) => (await verdictWith(server)).verdict?.title

test('lets a driver through whose ID was searched up to a higher one, however many more contain the digits', async () => {
  const others = [record({ id: uuid(7), dtId: 1110 }), record({ id: uuid(8), dtId: 11_100 })]
  expect(await titleWith({ records: [record(), ...others], unseen: 5000 })).toBe('Can drive')
  expect(await titleWith({ records: [...others, record()], unseen: 5000 })).toMatch(/^Can’t say/)
})

test('lets a driver through whose records and documents could all be read', async () => {
  const { verdict, driver } = await verdictWith({})
  expect(verdict).toMatchObject({ kind: 'can', title: 'Can drive' })
  expect(driver?.name).toBe('Ada Lindqvist')
})

describe('lets nobody through', () => {
  const elsewhere = organisations
    .slice(1)
    .map(({ id: organizationId, name: organizationName }) => record({ organizationId, organizationName }))

  test.each<[string, Server, string]>([
    [
      'whose ban here is the last of 61 records, on pages of 50',
      { records: [...elsewhere, record({ status: 'banned_explicitly' })] },
      'Can’t drive: banned by North',
    ],
    [
      'with more records than the server hands out',
      { total: 61 },
      'Can’t say: some of this driver’s records couldn’t be read',
    ],
    [
      'whose ID others could have whom the search doesn’t hand out',
      { unseen: 2 },
      'Can’t say: some drivers couldn’t be searched',
    ],
    ...['31.12.2020', '2020-13-45', '1577836800', '2999-02-30', '2999-01-01Tsoon'].map(
      (passport): [string, Server, string] => [
        `with a passport until ${passport}`,
        { deadlines: { passport } },
        `Can’t say: passport has an unreadable date, “${passport}”`,
      ],
    ),
    [
      'who is locked here and has a record as a user of the console',
      { records: [record({ role: 'user' }), record({ status: 'locked' })] },
      'Can’t drive: locked',
    ],
    ['with the documents of another driver', { userId: uuid(43) }, 'Can’t say: the documents couldn’t be loaded'],
    [
      'with a record of an organisation that isn’t in view',
      { records: [record(), record({ organizationId: uuid(9999) })] },
      'Can’t say: this driver has a record in an organisation you can’t see',
    ],
    [
      'with a record of no organisation',
      { records: [record(), record({ organizationId: undefined })] },
      'Can’t say: this driver has a record in an organisation you can’t see',
    ],
    [
      'who is banned in the organisation above, whatever the record here says',
      {
        gate: 1,
        records: [
          record({ status: 'banned_explicitly' }),
          record({ organizationId: uuid(1000), organizationName: 'Depot 1' }),
        ],
      },
      'Can’t drive: banned in North',
    ],
    [
      'without a required document',
      { required: ['passport', 'driversLicense'] },
      'Can’t drive: driver’s licence missing',
    ],
    [
      'whose lists some cache had kept for an hour',
      { ahead: 0, kept: 60 * 60_000 },
      'Can’t say: the answer is an old one that something between here and the server had kept',
    ],
    [
      'whose ID another driver has too',
      { records: [record(), record({ id: uuid(43) })] },
      'Can’t say: more than one person has this ID',
    ],
    [
      'whose ID wasn’t found in a list that was cut short',
      { records: [record({ dtId: 11_100 })], total: 9 },
      'Can’t say: some drivers couldn’t be searched',
    ],
  ])('%s', async (_, server, title) => {
    expect(await titleWith(server)).toBe(title)
  })

  test('because of a doubt, where something known already stops the driver', async () => {
    const records = [record({ status: 'locked' }), record({ organizationId: uuid(9999) })]
    expect(await titleWith({ records })).toBe('Can’t drive: locked')
  })
})

test('says nothing about a driver whom nobody knows', async () => {
  expect(await verdictWith({ records: [] })).toMatchObject({ verdict: undefined, driver: undefined })
})

test('hides a masked name', async () => {
  const { driver } = await verdictWith({ records: [record({ isPersonalDataHidden: true })] })
  expect(driver?.name).toBe('Name hidden')
})

test.each<[Server, boolean]>([
  [{ deadlines: { passport: localDay(new Date()) } }, true],
  [{ deadlines: { passport: localDay(new Date()) }, records: [record({ status: 'locked' })] }, false],
  [{}, false],
  [{ deadlines: {} }, true],
  [{ deadlines: {}, records: [record({ status: 'locked' })] }, false],
])(
  'is amber on the last day of a document, and without any, of a driver who can drive: %j',
  async (server, isAmber) => {
    expect((await verdictWith(server)).isAmber).toBe(isAmber)
  },
)

describe('a device whose clock is wrong', () => {
  const day = 24 * 60 * 60_000
  const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10)
  const inThreeDays = new Date(Date.now() + 3 * day).toISOString().slice(0, 10)

  test.each([
    [0, undefined],
    [4 * 60_000, undefined],
    [10 * 60_000, -10],
    [-10 * 60_000, 10],
  ])('knows the clock error when the server is %i ms ahead', async (ahead, clockError) => {
    expect((await verdictWith({ ahead })).clockError).toBe(clockError)
  })

  test.each([
    [inThreeDays, 5 * day],
    [yesterday, -5 * day],
  ])('never lets a document through that expired on %s', async (passport, ahead) => {
    expect(await titleWith({ deadlines: { passport }, ahead })).toMatch('Can’t drive: passport expired')
  })

  test('lets a document through that is valid by both clocks', async () => {
    expect(await titleWith({ ahead: 5 * day })).toBe('Can drive')
  })
})
