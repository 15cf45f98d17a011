import type { Infer } from 'superstruct'
import { count, shape } from '../struct/shape.ts'
import type { Tone } from '../text/text.ts'

/** How many drivers, users and direct sub-organisations an organisation has. */
export const Counters = shape({ drivers: count(), users: count(), subOrganizations: count() })

/** What the struct of the same name parses to. */
export type Counters = Infer<typeof Counters>

/** The figures of an organisation's drivers. */
export const Stats = shape({
  verificationsThisMonth: count(),
  activeDrivers: count(),
  unverifiedDrivers: count(),
  redDrivers: count(),
})

/** What the struct of the same name parses to. */
export type Stats = Infer<typeof Stats>

/** One part of an organisation's drivers. */
export type DriverShare = { label: string; count: number; tone: Tone }

/** How the drivers of an organisation divide into active, unverified, red and the rest, or nothing where the figures do not add up. */
export function shareOfDrivers({ drivers }: Counters, stats: Stats): DriverShare[] | undefined {
  const parts: DriverShare[] = [
    { label: 'Active', count: stats.activeDrivers, tone: 'success' },
    { label: 'Unverified', count: stats.unverifiedDrivers, tone: 'warning' },
    { label: 'Red', count: stats.redDrivers, tone: 'error' },
  ]
  const rest = parts.reduce((left, { count }) => left - count, drivers)
  if (rest < 0 || drivers === 0) return undefined
  return rest === 0 ? parts : [...parts, { label: 'Other', count: rest, tone: 'neutral' }]
}

/** What an organisation must be rid of before it can be deleted. */
export const deletionConditions = ['users', 'subOrganizations', 'drivers'] as const

/** One thing that stops a deletion and how many there are of it. */
export type DeletionBlocker = { what: (typeof deletionConditions)[number]; count: number }

/** What stops an organisation from being deleted; none only at 0 users, 0 sub-organisations and 0 drivers. */
export function deletionBlockers(counters: Counters): DeletionBlocker[] {
  return deletionConditions.map((what) => ({ what, count: counters[what] })).filter(({ count }) => count !== 0)
}

const words: Record<DeletionBlocker['what'], [one: string, more: string]> = {
  users: ['user', 'users'],
  subOrganizations: ['sub-organisation', 'sub-organisations'],
  drivers: ['driver', 'drivers'],
}

/** A blocker in words, such as "3 drivers". */
export function deletionBlockerLabel({ what, count }: DeletionBlocker): string {
  return `${count} ${words[what][count === 1 ? 0 : 1]}`
}
