import type { Tone } from '../text/tone.ts'
import type { Counters } from './Counters.ts'
import type { Stats } from './Stats.ts'

/** One part of an organisation's drivers (spec, section 3: Stats). */
export type DriverShare = { label: string; count: number; tone: Tone }

/** How the drivers of an organisation divide into active, unverified, red and the rest, or nothing where the figures do not add up (spec, section 3: Counters, Stats). */
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
