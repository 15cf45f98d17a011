import { DEMO_PASSWORD, type PersonaName, personas } from '../personas.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { makeDriver } from './makeDriver.ts'
import { makeHistory } from './makeHistory.ts'
import { makeOrganisations, type OrganisationPlan, plansOf } from './makeOrganisations.ts'
import { createRandom, type Random } from './random.ts'
import { type WorldName, worldPlans } from './worldPlans.ts'

/** The first accounts belong to the root and act in every organisation. */
const STAFF = 2

interface Making {
  random: Random
  now: number
}

/** A world by its name: the same name, seed and time give the same people, ids and dates. */
export function makeWorld({ name, seed, now }: { name: WorldName; seed: number; now: number }): World {
  const random = createRandom(seed)
  const plan = worldPlans[name]()
  const createdAt = new Date(now - 800 * 24 * 60 * 60 * 1000).toISOString()
  const organisations = makeOrganisations(plan, { random, createdAt })
  const users = makeAccounts(organisations, { random, now })
  const drivers = makeDrivers({ plan, organisations, random, now })
  const [root] = organisations
  if (root) root.ownerId = users.find(({ email }) => email === personas.owner.email)?.id
  return {
    organisations: new Map(organisations.map((each) => [each.id, each])),
    people: new Map([...users, ...drivers].map((each) => [each.id, each])),
    ...makeHistory({ organisations, drivers, staff: users.slice(0, STAFF) }, { random, now }),
    withdrawnInvitations: new Map(),
    links: new Map(),
    challenges: new Set(),
    tokens: { access: new Map(), refresh: new Map() },
  }
}

function makeDrivers({
  plan,
  organisations,
  random,
  now,
}: Making & { plan: OrganisationPlan; organisations: OrganisationRecord[] }): Person[] {
  const drivers: Person[] = []
  for (const [position, { drivers: count }] of plansOf(plan).entries()) {
    const organisation = organisations[position]
    for (let each = 0; organisation && each < count; each += 1) {
      drivers.push(makeDriver({ random, organisation, index: drivers.length, now }))
    }
  }
  return drivers
}

type Place = 'root' | 'child' | 'subcontractor' | 'none'

/** Who the demo accounts are and where they belong. */
const ACCOUNTS: Record<
  PersonaName,
  { role: Person['role']; place: Place; name?: readonly [string, string]; isUnverified?: true }
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

function makeAccounts(organisations: OrganisationRecord[], { random, now }: Making): Person[] {
  const [root] = organisations
  const below = organisations.filter(({ parentId }) => parentId === root?.id)
  const places: Record<Place, string | undefined> = {
    root: root?.id,
    child: (below.find(({ subcontractor }) => !subcontractor) ?? root)?.id,
    subcontractor: (below.find(({ subcontractor }) => subcontractor) ?? root)?.id,
    none: undefined,
  }
  const createdAt = new Date(now - 500 * 24 * 60 * 60 * 1000).toISOString()
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
    bannedAt: undefined,
    bannedBy: undefined,
  }))
}
