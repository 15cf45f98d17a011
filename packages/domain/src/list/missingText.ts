import { countOf, formatCount } from '../text/text.ts'

interface ReadPart {
  read: number
  total: number
  isWhole: boolean
}

/**
 * "350 of 412 rows exported: the server ended the list early." Undefined for a whole list. Rows that a filter of the
 * console keeps have no total of their own.
 */
export function missingText(count: number, { read, total, isWhole }: ReadPart, done: string): string | undefined {
  if (isWhole) return undefined
  if (count < read)
    return `${countOf(count, 'row')} ${done}: only ${formatCount(read)} of ${formatCount(total)} could be searched.`
  return `${formatCount(count)} of ${countOf(total, 'row')} ${done}: the server ended the list early.`
}
