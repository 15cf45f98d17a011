import { formatDriverId, type JudgedDriver, statusLabel, verdictGroupLabels } from '@driver-trust/domain/driver'
import { displayName } from '@driver-trust/domain/people'
import { countOf, csvText, formatCount, localDay } from '@driver-trust/domain/text'
import { toast } from '@driver-trust/ui/toast'
import { saveText } from '../../../download.ts'

interface SavedVerdicts {
  /** What the list is called on screen. */
  title: string
  group: 'cannot' | 'can'
  drivers: readonly JudgedDriver[]
  /** Drivers of organisations whose lists the user can't export. */
  left: number
  /** On how many documents the list rests, in words. */
  coverage: string
  /** Drivers are missing from the list, or documents haven't been checked. */
  isPart: boolean
}

const HEADERS = ['Driver ID', 'Name', 'Organisation', 'Verdict', 'Reason', 'Notes', 'Status', 'Phone', 'E-mail']
const HIDDEN = 'Hidden'
/** Characters of a title that every file system has room for, with coverage and date. */
const LONGEST_TITLE = 90

/** Saves the drivers with the reasons as a CSV file, which begins with what it rests on. */
export function saveVerdicts({ title, group, drivers, left, coverage, isPart }: SavedVerdicts): void {
  const day = localDay(new Date())
  const rows = drivers.map(({ driver, verdict }) => [
    driver.dtId === undefined ? undefined : formatDriverId(driver.dtId),
    displayName(driver),
    driver.organizationName,
    verdictGroupLabels[group],
    verdict.reason,
    verdict.notes.join('; '),
    statusLabel(driver.status),
    driver.isPersonalDataHidden ? HIDDEN : driver.phoneNumber,
    driver.isPersonalDataHidden || driver.isEmailHidden ? HIDDEN : driver.email,
  ])
  const text = csvText([[`${title}, ${day}`], [coverage], HEADERS, ...rows])
  const name = `${title.slice(0, LONGEST_TITLE)}${isPart ? ` (${coverage})` : ''} ${day}`.replace(
    /[\p{Cc}\s\\/:*?"<>|]+/gu,
    ' ',
  )
  saveText(`${name}.csv`, text)
  const saved = `${countOf(drivers.length, 'driver')} exported.`
  if (left > 0)
    toast.partly(
      'Export incomplete',
      `${saved} You can’t export ${left === 1 ? '1 other' : `${formatCount(left)} others`}.`,
    )
  else if (isPart) toast.partly('Export incomplete', `${saved} ${coverage}.`)
  else toast.success(saved)
}
