import type { OrganisationRecord, World } from '../world/World.ts'
import { DAY, type Mix } from './makeDriver.ts'

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
