import { HIDDEN } from '../people/masked.ts'
import { displayName, type Named } from '../people/personName.ts'
import type { UserLookup } from '../people/User.ts'
import { type ActivityRecord, activityDescription, activitySteps, activityTitle } from './activity.ts'
import { driverIdDigits } from './driverId.ts'

/** What is known of a driver's past. */
export interface DriverHistory {
  /** Newest first. */
  records: readonly ActivityRecord[]
  invitedBy: string | undefined
}

interface ActivityFile<Row> {
  historyOf: (driver: Row) => DriverHistory | 'unread'
  /** Those who did something; somebody who isn't in it is named by their id. */
  names: UserLookup | undefined
}

const headers = ['Driver ID', 'Name', 'Organisation', 'Invited by', 'Time (UTC)', 'What', 'By', 'Description']

/** What happened to these drivers, as rows of a CSV file; a log that couldn't be read has a row that says so. */
export function activityRows<Row extends Named & { organizationName?: string | undefined }>(
  drivers: readonly Row[],
  { historyOf, names }: ActivityFile<Row>,
): (string | undefined)[][] {
  const nameOf = (id: string | undefined) => {
    const known = id === undefined ? undefined : names?.[id]
    return known ? displayName(known) : id
  }
  const rows = drivers.flatMap((driver) => {
    const name = driver.isPersonalDataHidden ? HIDDEN : displayName(driver)
    const whom = [driverIdDigits(driver.dtId), name, driver.organizationName]
    const history = historyOf(driver)
    if (history === 'unread')
      return [[...whom, undefined, undefined, 'The activity couldn’t be read', undefined, undefined]]
    const { records, invitedBy } = history
    if (records.length === 0)
      return [[...whom, nameOf(invitedBy), undefined, 'No activity recorded', undefined, undefined]]
    return activitySteps(records).map((step) => {
      const { createdAt, performedBy } = step.record
      const what = [activityTitle(step), nameOf(performedBy), activityDescription(step.record)]
      return [...whom, nameOf(invitedBy), timeOf(createdAt), ...what]
    })
  })
  return [headers, ...rows]
}

/** "2026-03-12 09:30:00", which spreadsheets read as a time; one that can't be read stays as it is. */
function timeOf(iso: string): string {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? iso : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
