import { countOf, formatCount } from '@driver-trust/domain/text'
import { formatTime } from '../person/formatDate.ts'
import type { BranchVerdicts } from './useBranchVerdicts.ts'

/** How far the documents have been read, as a sentence without a full stop: "The documents of all 215 cleared drivers were checked at 07:46". */
export function coverageText({ check, figures, error, areBansUnread }: BranchVerdicts): string {
  if (areBansUnread) return 'We couldn’t read who is banned in the organisations above'
  if (!figures) return error ? 'Drivers couldn’t be counted' : 'Counting drivers'
  const all = figures.can + figures.expired + figures.unchecked
  if (all === 0) return 'No driver is cleared, so there are no documents to check'
  if (check.state === 'over' && figures.unchecked > 0)
    return `We couldn’t read the documents of ${countOf(figures.unchecked, 'cleared driver')}`
  const checked = figures.unchecked === 0 && all > 1 ? 'all' : `${formatCount(all - figures.unchecked)} of`
  const when = check.checkedAt === undefined ? 'have been checked' : `were checked at ${formatTime(check.checkedAt)}`
  return `The documents of ${checked} ${countOf(all, 'cleared driver')} ${when}`
}

/** "about 2 minutes left", in two lines where it must; undefined for less than a few seconds. */
export function timeLeft(milliseconds: number | undefined): string | undefined {
  if (milliseconds === undefined || milliseconds < 5000) return undefined
  const seconds = milliseconds / 1000
  if (seconds < 50) return `about\u00a0${Math.ceil(seconds / 10) * 10} seconds\u00a0left`
  const minutes = Math.round(seconds / 60)
  return minutes <= 1 ? 'about a minute\u00a0left' : `about\u00a0${formatCount(minutes)} minutes\u00a0left`
}
