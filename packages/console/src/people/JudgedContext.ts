import type { CheckedDriver, JudgedDriver } from '@driver-trust/domain/driver'
import { createContext, useContext } from 'react'
import type { ListedPerson } from '../person/PersonRow.ts'

/** What is known of a driver's verdict, and in the list of deadlines of the documents. */
type Judged = Pick<JudgedDriver, 'verdict'> & Partial<Pick<CheckedDriver, 'documents' | 'every'>>

/** Undefined only for a row that has just left the list. */
export type JudgedOf = (row: ListedPerson) => Judged | undefined

/** Provided around a table of drivers, so that the arrival of their documents re-renders only the cells that show them. */
export const JudgedContext = createContext<JudgedOf | undefined>(undefined)

export function useJudged(row: ListedPerson): Judged | undefined {
  const judgedOf = useContext(JudgedContext)
  if (!judgedOf) throw new Error('There is no JudgedContext above this cell: the table of people provides one.')
  return judgedOf(row)
}
