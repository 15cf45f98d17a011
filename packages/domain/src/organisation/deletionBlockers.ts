import type { Counters } from './Counters.ts'

/** What an organisation must be rid of before it can be deleted (spec, section 4: Organisation deletion). */
export const deletionConditions = ['users', 'subOrganizations', 'drivers'] as const

/** One thing that stops a deletion and how many there are of it (spec, section 4: Organisation deletion). */
export type DeletionBlocker = { what: (typeof deletionConditions)[number]; count: number }

/** What stops an organisation from being deleted; none only at 0 users, 0 sub-organisations and 0 drivers (spec, section 4). */
export function deletionBlockers(counters: Counters): DeletionBlocker[] {
  return deletionConditions.map((what) => ({ what, count: counters[what] })).filter(({ count }) => count !== 0)
}

const words: Record<DeletionBlocker['what'], [one: string, more: string]> = {
  users: ['user', 'users'],
  subOrganizations: ['sub-organisation', 'sub-organisations'],
  drivers: ['driver', 'drivers'],
}

/** A blocker in words, such as "3 drivers" (spec, section 4). */
export function deletionBlockerLabel({ what, count }: DeletionBlocker): string {
  return `${count} ${words[what][count === 1 ? 0 : 1]}`
}
