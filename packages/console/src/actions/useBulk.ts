import { bulkResultText, isAborted, type Outcome, runLimited } from '@driver-trust/domain'
import { NotSentAgain, useData, useWriteBatch } from '@driver-trust/domain/data'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useDrafts } from '../memory/useDraft.tsx'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { storageKeys } from '../storageKeys.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'
import { type OpenWork, type PersonRef, refOf, useWorkJournal } from './workJournal.ts'

/** People who are worked on at a time. */
const LIMIT = 4
/** The user has left the page. */
const LEFT = 'left'
/** After this many in a row who were withdrawn and couldn't be sent again, nobody else is withdrawn. */
const MOST_LOST = 2

/** A person with whom it failed, and why. */
interface BulkFailure<Row> {
  row: Row
  reason: string
  isSecondHalf: boolean
}

interface BulkProgress<Row> {
  state: 'planned' | 'running' | 'over'
  done: number
  failures: readonly BulkFailure<Row>[]
  /** People it never came to, because it was stopped. */
  left: readonly Row[]
}

export interface Bulk<Row> extends BulkProgress<Row> {
  run: (rows: readonly Row[], chosen: string) => Promise<void>
  /** Repeats what failed and goes on with those it never came to. */
  retry: (chosen: string) => Promise<void>
}

/**
 * Does an action to many people. It belongs to the session that started it and to the page it was started on: when either ends it stops
 * before the next call, says so, and leaves an entry in the journal.
 */
export function useBulk<Row extends PersonRow>(
  action: PersonAction<Row>,
  onDone: (rows: readonly Row[]) => void,
): Bulk<Row> {
  const batch = useWriteBatch()
  const { session } = useData()
  const drafts = useDrafts()
  const openWork = useWorkJournal()
  const [progress, setProgress] = useState<BulkProgress<Row>>({ state: 'planned', done: 0, failures: [], left: [] })
  const page = useRef<AbortController>(undefined)
  const isRunning = useRef(false)
  const entry = useRef<OpenWork>(undefined)
  useUnsavedGuard(progress.state === 'running', 'running')
  useEffect(() => () => page.current?.abort(LEFT), [])

  const run = async (tasks: readonly Task<Row>[], chosen: string) => {
    if (isRunning.current) return
    isRunning.current = true
    const stop = new AbortController()
    page.current = stop
    const lifetime = session.lifetime()
    const signal = AbortSignal.any([stop.signal, lifetime])
    const people = tasks.map(({ row }) => refOf(row))
    const work = openWork(action.confirmLabel ?? action.label, people, entry.current)
    entry.current = work
    setProgress(({ done }) => ({ state: 'running', done, failures: [], left: [] }))
    const outcomes: (Outcome | undefined)[] = tasks.map(() => undefined)
    let lostInARow = 0
    const onOutcome = (index: number, outcome: Outcome) => {
      if (!outcome.ok && isAborted(outcome.error)) return // never sent: it is among those left
      outcomes[index] = outcome
      const isLost = !outcome.ok && outcome.error instanceof NotSentAgain
      lostInARow = isLost ? lostInARow + 1 : 0
      if (lostInARow === MOST_LOST) stop.abort()
      noteOutcome(work, people[index], outcome)
      const failure = failureOf(action, tasks[index], { outcome, chosen })
      setProgress((before) => after(before, failure))
    }
    await batch((writes) =>
      runLimited(
        tasks.map(
          ({ row, ...task }) =>
            () =>
              action.perform({ writes, lifetime, work, ...task }, row, chosen),
        ),
        { limit: action.isTwoStep ? 1 : LIMIT, signal, onOutcome },
      ),
    )
    work.end({ isStopped: signal.aborted })
    isRunning.current = false
    const left = tasks.flatMap(({ row }, index) => (outcomes[index] ? [] : [row]))
    setProgress((before) => ({ ...before, state: 'over', left }))
    onDone(tasks.flatMap(({ row }, index) => (outcomes[index]?.ok ? [row] : [])))
    if (!lifetime.aborted && stop.signal.reason !== LEFT) return // the sheet is still open and says it
    const said = stoppedText(action, outcomes)
    if (lifetime.aborted && !session.hasTokens()) drafts.write(storageKeys.stoppedWork, said)
    else toast.error(said)
  }
  return {
    ...progress,
    run: (rows, chosen) =>
      run(
        rows.map((row) => ({ row, isSecondHalf: false })),
        chosen,
      ),
    retry: (chosen) =>
      run([...progress.failures, ...progress.left.map((row) => ({ row, isSecondHalf: false }))], chosen),
  }
}

interface Task<Row> {
  row: Row
  isSecondHalf: boolean
}

function after<Row>(before: BulkProgress<Row>, failure: BulkFailure<Row> | undefined): BulkProgress<Row> {
  if (failure) return { ...before, failures: [...before.failures, failure] }
  return { ...before, done: before.done + 1 }
}

/** What was done before the work was stopped, and what wasn't; in figures, since another person may read it. */
function stoppedText<Row>(
  { confirmLabel, label }: PersonAction<Row>,
  outcomes: readonly (Outcome | undefined)[],
): string {
  const done = outcomes.filter((each) => each?.ok).length
  const failed = outcomes.filter((each) => each?.ok === false).length
  const left = outcomes.length - done - failed
  return `“${confirmLabel ?? label}” was stopped: ${bulkResultText({ done, failed, left })}.`
}

function noteOutcome(work: OpenWork, person: PersonRef | undefined, { ok }: Outcome) {
  work.note((before) => ({
    ...before,
    done: before.done + (ok ? 1 : 0),
    failed: before.failed + (ok ? 0 : 1),
    left: before.left.filter((each) => each.id !== person?.id || each.organizationId !== person.organizationId),
  }))
}

function failureOf<Row>(
  action: PersonAction<Row>,
  task: Task<Row> | undefined,
  { outcome, chosen }: { outcome: Outcome; chosen: string },
): BulkFailure<Row> | undefined {
  if (outcome.ok || !task) return undefined
  const { error } = outcome
  return {
    row: task.row,
    reason: action.failure(error, chosen),
    isSecondHalf: task.isSecondHalf || error instanceof NotSentAgain,
  }
}
