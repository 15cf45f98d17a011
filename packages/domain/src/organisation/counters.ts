import type { Infer } from 'superstruct'
import { count, shape } from '../struct/shape.ts'
import { countOf } from '../text/text.ts'

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

/** What an organisation can't have if it is to be deleted (contract 4.5.3), as a word. */
const words = { users: 'user', subOrganizations: 'sub-organisation', drivers: 'driver' }
const deletionConditions = Object.keys(words) as (keyof typeof words)[] // Object.keys widens them

/** One thing that blocks a deletion, and how many of it. */
export type DeletionBlocker = { what: keyof typeof words; count: number }

/** What blocks the deletion of an organisation. */
export function deletionBlockers(counters: Counters): DeletionBlocker[] {
  return deletionConditions.map((what) => ({ what, count: counters[what] })).filter(({ count }) => count !== 0)
}

/** A blocker in words, such as "3 drivers". */
export function deletionBlockerLabel({ what, count }: DeletionBlocker): string {
  return countOf(count, words[what])
}
