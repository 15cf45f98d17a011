import { dayNumberOf } from '@driver-trust/domain'
import { formatDate } from './formatDate.ts'

/** "12 Mar 2026" for the calendar day that a date begins with, the same in every zone; undefined for what is no date. */
export function formatDay(date: string | undefined): string | undefined {
  return date === undefined || dayNumberOf(date) === undefined ? undefined : formatDate(`${date.slice(0, 10)}T00:00:00`)
}
