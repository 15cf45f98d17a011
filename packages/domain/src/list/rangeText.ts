import { formatCount } from '../text/formatCount.ts'

/** The page of a list and how much of it there is (spec, section 3: List response). */
export type ListRange = { page: number; pageSize: number; shown: number; total: number }

/** The rows shown of all there are, such as "21–40 of 412" (spec, section 2: page). */
export function rangeText({ page, pageSize, shown, total }: ListRange): string {
  const whole = Math.max(total, shown)
  if (shown === 0) return `0 of ${formatCount(whole)}`
  const start = Math.min((page - 1) * pageSize, whole - shown)
  return `${formatCount(start + 1)}–${formatCount(start + shown)} of ${formatCount(whole)}`
}

/** How many pages a list has, at least one (spec, section 2: page). */
export function pageCountOf({ pageSize, total }: Pick<ListRange, 'pageSize' | 'total'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
