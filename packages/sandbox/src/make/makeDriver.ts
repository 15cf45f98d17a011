import type { VerificationStatus } from '@driver-trust/domain/driver'
import type { OrganisationRecord, Person, World } from '../world/World.ts'
import { NAMES } from './names.ts'
import type { Random } from './random.ts'

export const DAY = 24 * 60 * 60 * 1000

/** What a world's drivers are like: `fleet`, where few can't drive, or `edges`, where every case is met soon. */
type Mix = 'fleet' | 'edges'

/** How often each status occurs among edges and in a fleet. */
const WEIGHTS: readonly (readonly [VerificationStatus, edges: number, fleet: number])[] = [
  ['verified', 46, 158],
  ['internal_verified', 10, 16],
  ['pending', 9, 6],
  ['submitted', 5, 4],
  ['unverified', 8, 6],
  ['under_review', 5, 5],
  ['in_analysis', 4, 2],
  ['overdue', 4, 1],
  ['locked', 2, 1],
  ['red', 3, 0],
  ['banned_explicitly', 3, 1],
  ['banned_inherited', 1, 0],
]
const WEIGHTED = {
  edges: WEIGHTS.flatMap(([status, weight]) => Array<VerificationStatus>(weight).fill(status)),
  fleet: WEIGHTS.flatMap(([status, , weight]) => Array<VerificationStatus>(weight).fill(status)),
}

/** What everything in a world is made with. */
export interface Making {
  random: Random
  now: number
  mix: Mix
}

interface DriverPlan extends Making {
  organisation: OrganisationRecord
  /** Position in the whole world, which makes the driver ID, e-mail and phone number unique. */
  index: number
}

const EXAMPLE_ID = 42_197
/** Distance between the phone numbers of two drivers. */
const SPREAD = 7

export function makeDriver({ random, organisation, index, now, mix }: DriverPlan): Person {
  // The first cover every status; the rest are random.
  const status = WEIGHTS[index]?.[0] ?? random.pick(WEIGHTED[mix])
  const [firstName, lastName] = NAMES[index % NAMES.length] ?? ['Ada', 'Lindqvist']
  const created = now - (3 + random.below(700)) * DAY - random.below(DAY)
  const updated = Math.min(created + random.below(60) * DAY, now - random.below(40) * 60_000)
  const isVerified = status === 'verified' || status === 'internal_verified'
  const isBanned = status === 'banned_explicitly' || status === 'banned_inherited'
  return {
    id: random.uuid(),
    role: 'driver',
    email: random.below(14) === 0 ? undefined : `${slug(firstName, lastName)}.${index + 1}@example.org`,
    emailVerified: isVerified,
    phoneNumber: phoneNumber(index),
    firstName,
    lastName,
    organizationId: organisation.id,
    dtId: driverId(index, random.below(SPREAD)),
    status,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(updated).toISOString(),
    verifiedAt: isVerified ? new Date(updated).toISOString() : undefined,
    bannedAt: isBanned ? new Date(updated).toISOString() : undefined,
    isRemoved: status === 'banned_explicitly',
  }
}

/** One driver has the ID that the documents use as their example. */
function driverId(index: number, offset: number): number {
  const first = 42_100 + index * SPREAD
  return first <= EXAMPLE_ID && EXAMPLE_ID < first + SPREAD ? EXAMPLE_ID : first + offset
}

/** An ASCII local part; names in other scripts become "driver". */
function slug(...names: string[]): string {
  const plain = names.map((name) =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase(),
  )
  return plain.filter(Boolean).join('.') || 'driver'
}

/** Valid mobile numbers in Poland, Germany and the United Kingdom. */
function phoneNumber(index: number): string {
  const serial = String(1000 + index * 3).padStart(6, '0')
  const numbers = [`+48512${serial}`, `+491512${serial}0`, `+447911${serial}`]
  return numbers[index % numbers.length] ?? `+48512${serial}`
}

type Made = Pick<World, 'people' | 'secondRecords' | 'activity' | 'deadlines'>

const FAR = '9999'
/** Pairs of organisations that somebody drives for. */
const PAIRS: Record<Mix, readonly (readonly [string, string])[]> = {
  edges: [['North', 'South']],
  fleet: [
    ['North', 'South'],
    ['Kestrel Couriers', 'Harbour Depot'],
  ],
}

/**
 * What chance leaves out: somebody who drives for two organisations, and somebody cleared without any document. Their
 * verdicts stay what they were, so that no figure changes.
 */
export function addSpecialCases(
  made: Made,
  organisations: readonly OrganisationRecord[],
  { now, mix }: { now: number; mix: Mix },
): void {
  const { people, deadlines } = made
  const dayAfter = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
  const [today, soon] = [dayAfter(0), dayAfter(30)]
  /** What decides about the driver: a date that has passed, one within 30 days, or nothing. */
  const decisive = (id: string) => {
    const [first = FAR] = Object.values(deadlines.get(id) ?? {}).sort()
    if (first < today) return 'expired'
    return first <= soon ? 'soon' : 'nothing'
  }
  const cleared = [...people.values()].filter(({ role, status }) => role === 'driver' && status === 'verified')
  const of = (name: string) => {
    const organisation = organisations.find((each) => each.name === name)
    return cleared.filter(({ organizationId }) => organizationId === organisation?.id).slice(1) // stories open the first
  }
  const pairs = PAIRS[mix].map(([name, otherName]) => {
    const [one] = of(name)
    return [one, one && of(otherName).findLast(({ id }) => decisive(id) === decisive(one.id))] as const
  })
  const undocumented = cleared.findLast((each) => decisive(each.id) === 'nothing' && !pairs.flat().includes(each))
  for (const [one, other] of pairs) if (one && other) share(made, one.id, other.id)
  if (undocumented) deadlines.set(undocumented.id, {})
}

/** Makes one person's record that of another, who then drives for both organisations. */
function share({ people, secondRecords, activity, deadlines }: Made, id: string, otherId: string): void {
  const [person, record] = [people.get(id), people.get(otherId)]
  if (!person || !record) return
  const { email, phoneNumber, firstName, lastName, dtId } = person
  const key = `${id} in ${record.organizationId}`
  people.delete(otherId)
  deadlines.delete(otherId)
  people.set(key, Object.assign(record, { id, email, phoneNumber, firstName, lastName, dtId }))
  secondRecords.set(id, key)
  for (const entry of activity) if (entry.userId === otherId) entry.userId = id
}
