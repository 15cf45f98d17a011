import type { DatedDocument } from './deadlines.ts'

/** The steps in which documents expire, with how many days ahead each ends; "later" is the rest. */
export const dueSteps = { today: 0, tomorrow: 1, week: 7 } as const

/** How far ahead a list of what expires looks, in days. */
export const dueHorizons = { ...dueSteps, within30: 30, within90: 90 } as const

export type DueHorizon = keyof typeof dueHorizons

/** What the list of deadlines can be narrowed to: the values of `due` in its address. */
export const dueLabels = {
  verified_expired: 'Stops a cleared driver',
  expired: 'All expired',
  unreadable: 'Unreadable',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  within30: 'Within 30 days',
  within90: 'Within 90 days',
  missing: 'Missing',
}

export type DueFilter = keyof typeof dueLabels

export const dueFilters = Object.keys(dueLabels) as DueFilter[] // Object.keys widens them

export function isDueHorizon(due: DueFilter | undefined): due is DueHorizon {
  return due !== undefined && Object.hasOwn(dueHorizons, due)
}

/** The headings under which documents stand, by when they expire. */
export const dueStepLabels = {
  expired: 'Expired',
  unreadable: 'Unreadable',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  later: 'Later',
  missing: 'Missing',
} as const

export function dueHeading({ group, days }: Pick<DatedDocument, 'group' | 'days'>): keyof typeof dueStepLabels {
  if (group === 'expired' || group === 'unreadable' || group === 'missing') return group
  return dueStepOf(days ?? Number.MAX_SAFE_INTEGER)
}

/** The step that a document is in: `later` for all after a week. */
export function dueStepOf(days: number): keyof typeof dueSteps | 'later' {
  const steps = Object.keys(dueSteps) as (keyof typeof dueSteps)[] // in this order
  return steps.find((step) => days <= dueSteps[step]) ?? 'later'
}
