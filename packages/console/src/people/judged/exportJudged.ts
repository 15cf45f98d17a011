import type { JudgedDriver, Verdict } from '@driver-trust/domain/driver'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { toast } from '@driver-trust/ui/toast'
import type { ListedPerson } from '../../person/PersonRow.ts'
import type { ExportContext } from '../columns.tsx'
import { stoppedDrivers } from '../drivers.tsx'
import { exportedRows } from '../exportedRows.ts'

/** The longest title and coverage in a file name, in characters, that every file system accepts together with the date. */
const LONGEST = 200

/** As one text without the last full stop. */
export function sentences(...of: readonly (string | false | undefined)[]): string {
  return of.flatMap((text) => (text ? text.replace(/\.$/, '') : [])).join('. ')
}

/** The title, what the file rests on if drivers or documents are missing, and the day. */
export function judgedFileName(title: string, { coverage, today }: { coverage: string | undefined; today: string }) {
  const words = [title.slice(0, LONGEST - (coverage?.length ?? 0)), coverage && `(${coverage})`, today]
  return words
    .filter(Boolean)
    .join(' ')
    .replace(/[\p{Cc}\s\\/:*?"<>|]+/gu, ' ')
}

interface VerdictFile extends Pick<ExportContext, 'viewer' | 'organisation'> {
  title: string
  coverage: string
  today: string
}

/** A row for each driver, below headers, and above them what the list is called and rests on. */
export function verdictRows(judged: readonly JudgedDriver[], { title, coverage, today, ...place }: VerdictFile) {
  const verdicts = new Map<ListedPerson, Verdict>(judged.map(({ driver, verdict }) => [driver, verdict]))
  const verdictOf = (row: ListedPerson) => {
    const verdict = verdicts.get(row)
    if (!verdict) throw new Error('Only judged drivers are exported.')
    return verdict
  }
  const drivers = judged.map(({ driver }) => driver)
  return [[`${title}, ${today}`], [coverage], ...exportedRows(stoppedDrivers, drivers, { ...place, verdictOf })]
}

interface Exported {
  count: number
  /** Of how many that are listed. */
  all: number
  /** On what the list rests, if drivers or documents are missing. */
  coverage: string | undefined
  noun?: 'driver' | 'user'
}

export function sayExported({ count, all, coverage, noun = 'driver' }: Exported): void {
  const isAll = count === all
  const done = isAll
    ? `${countOf(count, noun)} exported.`
    : `${formatCount(count)} of ${countOf(all, noun)} exported. You can’t export the ${noun}s of some organisations.`
  if (isAll && coverage === undefined) toast.success(done)
  else toast.partly('Export incomplete', [done, coverage && `${coverage}.`].filter(Boolean).join(' '))
}
