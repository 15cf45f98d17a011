import { DEMO_PASSWORD, type PersonaName, personas } from '../personas.ts'
import type { OrganisationRecord, Person, World } from '../world/World.ts'
import { addSpecialCases, DAY, type Making, makeDriver } from './makeDriver.ts'
import { makeHistory } from './makeHistory.ts'
import { createRandom, type Random } from './random.ts'

/** The first accounts belong to the root and act in every organisation. */
const STAFF = 2

/** Makes a named world: the same name, seed and time give the same people, ids and dates. */
export function makeWorld({ name, seed, now }: { name: WorldName; seed: number; now: number }): World {
  const random = createRandom(seed)
  const plan = worldPlans[name]()
  const mix = name === 'fleet' ? 'fleet' : 'edges'
  const createdAt = new Date(now - 800 * DAY).toISOString()
  const placed = makeOrganisations(plan, { random, createdAt })
  const organisations = placed.map(({ organisation }) => organisation)
  const users = makeAccounts(organisations, { random, now })
  const drivers = makeDrivers(placed, { random, now, mix })
  const [root] = organisations
  if (root) root.ownerId = users.find(({ email }) => email === personas.owner.email)?.id
  const history = makeHistory({ organisations, drivers, staff: users.slice(0, STAFF) }, { random, now, mix })
  const made = {
    people: new Map([...users, ...drivers].map((each) => [each.id, each])),
    secondRecords: new Map<string, string>(),
    ...history,
  }
  if (plan === small) addSpecialCases(made, organisations, { now, mix })
  return {
    organisations: new Map(organisations.map((each) => [each.id, each])),
    ...made,
    deletedOrganisations: new Set(),
    links: new Map(),
    challenges: new Set(),
    tokens: { access: new Map(), refresh: new Map() },
  }
}

function makeDrivers(placed: readonly PlacedOrganisation[], making: Making): Person[] {
  const homes = placed.flatMap(({ organisation, drivers }) => Array<OrganisationRecord>(drivers).fill(organisation))
  return homes.map((organisation, index) => makeDriver({ ...making, organisation, index }))
}

type Home = 'root' | 'child' | 'subcontractor' | 'none'

const ACCOUNTS: Record<
  PersonaName,
  { role: Person['role']; place: Home; name?: readonly [string, string]; isUnverified?: true }
> = {
  owner: { role: 'admin', place: 'root', name: ['Helena', 'Marsh'] },
  admin: { role: 'admin', place: 'root', name: ['Rafał', 'Sobczak'] },
  viewer: { role: 'user', place: 'root', name: ['Imogen', 'Fry'] },
  northAdmin: { role: 'admin', place: 'child', name: ['Sigrid', 'Aune'] },
  northViewer: { role: 'user', place: 'child', name: ['Paweł', 'Lis'] },
  subAdmin: { role: 'admin', place: 'subcontractor', name: ['Bruno', 'Keller'] },
  subViewer: { role: 'user', place: 'subcontractor', name: ['Nadia', 'Haddad'] },
  super: { role: 'super_admin', place: 'root', name: ['Vera', 'Quist'] },
  new: { role: 'user', place: 'none' },
  unverified: { role: 'user', place: 'none', isUnverified: true },
  driver: { role: 'driver', place: 'none', name: ['Marek', 'Wrona'] },
}

function makeAccounts(organisations: OrganisationRecord[], { random, now }: Omit<Making, 'mix'>): Person[] {
  const [root] = organisations
  const below = organisations.filter(({ parentId }) => parentId === root?.id)
  const places: Record<Home, string | undefined> = {
    root: root?.id,
    child: (below.find(({ subcontractor }) => !subcontractor) ?? root)?.id,
    subcontractor: (below.find(({ subcontractor }) => subcontractor) ?? root)?.id,
    none: undefined,
  }
  const createdAt = new Date(now - 500 * DAY).toISOString()
  return Object.entries(ACCOUNTS).map(([persona, { role, place, name, isUnverified }], index) => ({
    id: random.uuid(),
    role,
    email: personas[persona as PersonaName].email, // the keys of a Record<PersonaName, …>
    emailVerified: !isUnverified,
    password: DEMO_PASSWORD,
    phoneNumber: name && `+4479460${String(1000 + index)}`.padEnd(13, '0'),
    firstName: name?.[0],
    lastName: name?.[1],
    organizationId: places[place],
    dtId: role === 'driver' ? 41_999 : undefined,
    status: 'verified' as const,
    createdAt,
    updatedAt: createdAt,
    verifiedAt: isUnverified ? undefined : createdAt,
  }))
}

/** One organisation of a world's plan, with its number of drivers and what is below it. */
interface OrganisationPlan {
  name: string
  drivers: number
  subcontractor?: true
  personalDataHidden?: true
  invitationsOff?: true
  children?: readonly OrganisationPlan[]
}

/** An organisation with the number of drivers that are to be made for it. */
interface PlacedOrganisation {
  organisation: OrganisationRecord
  drivers: number
}

/** The organisations of a plan, parents before their children. */
function makeOrganisations(
  plan: OrganisationPlan,
  { random, createdAt }: { random: Random; createdAt: string },
): PlacedOrganisation[] {
  const placed: PlacedOrganisation[] = []
  const waiting: { plan: OrganisationPlan; parentId: string | undefined }[] = [{ plan, parentId: undefined }]
  for (const { plan: each, parentId } of waiting) {
    const id = random.uuid()
    const organisation = {
      id,
      name: each.name,
      ownerId: undefined,
      parentId,
      subcontractor: each.subcontractor ?? false,
      subcontractorPersonalDataHidden: each.personalDataHidden ?? false,
      isDriversInvitationAllowed: !each.invitationsOff,
      createdAt,
      updatedAt: createdAt,
    }
    placed.push({ organisation, drivers: each.drivers })
    for (const child of each.children ?? []) waiting.push({ plan: child, parentId: id })
  }
  return placed
}

const small: OrganisationPlan = {
  name: 'Meridian Freight',
  drivers: 138,
  children: [
    {
      name: 'North',
      drivers: 92,
      children: [
        { name: 'Harbour Depot', drivers: 34, children: [{ name: 'Quay Nine', drivers: 9 }] },
        { name: 'Polar Express Couriers', drivers: 12, subcontractor: true },
      ],
    },
    { name: 'South', drivers: 61 },
    {
      name: 'Kestrel Couriers',
      drivers: 28,
      subcontractor: true,
      children: [{ name: 'Kestrel Night Shift', drivers: 7 }],
    },
    { name: 'Silverline Haulage', drivers: 23, subcontractor: true, personalDataHidden: true },
    { name: 'Empty Yard', drivers: 0, invitationsOff: true },
  ],
}

const masked: OrganisationPlan = {
  name: 'Silverline Haulage',
  drivers: 0,
  children: [{ name: 'Silverline Night', drivers: 45, subcontractor: true, personalDataHidden: true }],
}

/** The worlds that a story, a test or the server can start from: `small` is `fleet` with every edge case. */
export const worldPlans = {
  fleet: () => small,
  small: () => small,
  empty: () => ({ name: 'Meridian Freight', drivers: 0 }),
  masked: () => masked,
  large,
  deep,
} as const satisfies Record<string, () => OrganisationPlan>

export type WorldName = keyof typeof worldPlans

export function isWorldName(name: string): name is WorldName {
  return Object.hasOwn(worldPlans, name)
}

/** 2,000 organisations with 20,000 drivers: a root, 40 regions, and 49 depots in all but the last region. */
function large(): OrganisationPlan {
  const depot = (region: number) => (_: unknown, index: number) => ({
    name: `Depot ${region + 1}-${index + 1}`,
    drivers: 10,
  })
  const regions = Array.from({ length: 40 }, (_, region) => ({
    name: `Region ${region + 1}`,
    drivers: 10,
    children: Array.from({ length: region === 39 ? 48 : 49 }, depot(region)),
  }))
  return { name: 'Meridian Worldwide', drivers: 10, children: regions }
}

/** 5,000 organisations, each below the previous one. */
function deep(): OrganisationPlan {
  let plan: OrganisationPlan = { name: 'Level 5000', drivers: 1 }
  for (let level = 4999; level > 0; level -= 1)
    plan = { name: level === 1 ? 'Meridian Freight' : `Level ${level}`, drivers: level < 20 ? 2 : 0, children: [plan] }
  return plan
}
