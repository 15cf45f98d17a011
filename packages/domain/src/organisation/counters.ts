import type { Infer } from 'superstruct'
import { count, shape } from '../struct/shape.ts'
import type { Tone } from '../text/text.ts'

/** The numbers of drivers, users and direct sub-organisations of an organisation. */
export const Counters = shape({ drivers: count(), users: count(), subOrganizations: count() })

export type Counters = Infer<typeof Counters>

/** The verification figures of an organisation's drivers. */
export const Stats = shape({
  verificationsThisMonth: count(),
  activeDrivers: count(),
  unverifiedDrivers: count(),
  redDrivers: count(),
})

export type Stats = Infer<typeof Stats>

export type DriverShare = { label: string; count: number; tone: Tone }

/** The shares of active, unverified, red and other drivers; undefined if the figures don't add up (contract 10.1). */
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

/** What an organisation can't have if it is to be deleted (contract 4.5.3). */
export const deletionConditions = ['users', 'subOrganizations', 'drivers'] as const

/** One thing that blocks a deletion, and how many of it. */
export type DeletionBlocker = { what: (typeof deletionConditions)[number]; count: number }

/** What blocks the deletion of an organisation. */
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
