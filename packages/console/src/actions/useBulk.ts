import { isAborted, type Outcome, runLimited } from '@driver-trust/domain'
import { useWriteBatch } from '@driver-trust/domain/data'
import { useState } from 'react'
import type { PersonAction } from './PersonAction.ts'

/** So many people are worked on at a time. */
const LIMIT = 4

/** One who could not be done, and why. */
interface BulkFailure<Row> {
  row: Row
  reason: string
}

interface BulkProgress<Row> {
  state: 'planned' | 'running' | 'over'
  done: number
  failures: readonly BulkFailure<Row>[]
}

interface Bulk<Row> extends BulkProgress<Row> {
  run: (rows: readonly Row[], chosen: string) => Promise<void>
}

/** Does an action to many, at most four at a time; who failed can be tried again. */
export function useBulk<Row>(action: PersonAction<Row>, onDone: (rows: readonly Row[]) => void): Bulk<Row> {
  const batch = useWriteBatch()
  const [progress, setProgress] = useState<BulkProgress<Row>>({ state: 'planned', done: 0, failures: [] })
  const run = async (rows: readonly Row[], chosen: string) => {
    setProgress(({ done }) => ({ state: 'running', done, failures: [] }))
    const finished: Row[] = []
    const note = (row: Row, outcome: Outcome) => {
      if (outcome.ok) finished.push(row)
      setProgress((before) => after(before, failureOf(action, { row, outcome, chosen })))
    }
    await batch((writes) =>
      runLimited(
        rows.map((row) => () => action.perform(writes, row, chosen)),
        { limit: LIMIT, onOutcome: (index, outcome) => note(rows[index] as Row, outcome) }, // it is told of these rows
      ),
    )
    setProgress((before) => ({ ...before, state: 'over' }))
    onDone(finished)
  }
  return { ...progress, run }
}

function after<Row>(before: BulkProgress<Row>, failure: BulkFailure<Row> | undefined): BulkProgress<Row> {
  if (failure) return { ...before, failures: [...before.failures, failure] }
  return { ...before, done: before.done + 1 }
}

interface Told<Row> {
  row: Row
  outcome: Outcome
  chosen: string
}

function failureOf<Row>(action: PersonAction<Row>, { row, outcome, chosen }: Told<Row>): BulkFailure<Row> | undefined {
  if (outcome.ok) return undefined
  return { row, reason: isAborted(outcome.error) ? 'Given up.' : action.failure(outcome.error, chosen) }
}
