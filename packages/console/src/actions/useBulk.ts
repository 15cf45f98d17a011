import { createPause, NotSentAgain, useData, useWriteBatch, type Writes } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import { bulkResultText, type Outcome, runLimited } from '@driver-trust/domain/people'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { useOnce } from '../form/useOnce.ts'
import { useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { useAbortOnLeave } from '../load/useAbortOnLeave.ts'
import type { PersonRow } from '../person/PersonRow.ts'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { doubtOf, failureOf, type PersonAction } from './PersonAction.ts'

/** How many people are processed at the same time. */
const CONCURRENCY = 4
/** Abort reason: the user left the page. */
const PAGE_LEFT = 'left'
/** After this many consecutive people who were withdrawn and couldn't be sent again, no more are withdrawn. */
const MAX_LOST = 2

interface BulkFailure<Row> {
  row: Row
  reason: string
  isSecondStep: boolean
}

interface BulkProgress<Row> {
  state: 'planned' | 'running' | 'over'
  /** What is done, once it has been chosen. */
  action?: PersonAction<Row>
  /** Those with whom it succeeded, in the order in which it did. */
  succeeded: readonly Row[]
  failures: readonly BulkFailure<Row>[]
  /** People who weren't reached before the work stopped. */
  left: readonly Row[]
}

export interface Bulk<Row> extends BulkProgress<Row> {
  run: (rows: readonly Row[], action: PersonAction<Row>) => Promise<void>
  /** Starts nobody else; those under way are finished. */
  stop: () => void
  /** Retries the failures and continues with the people who weren't reached. */
  retry: () => Promise<void>
}

/**
 * Runs an action on many people. The work belongs to the session and the page that started it: when either ends, it stops before the next
 * call and says so.
 */
export function useBulk<Row extends PersonRow>(label: string, onDone: (rows: readonly Row[]) => void): Bulk<Row> {
  const batch = useWriteBatch()
  const { client, session, timing, log } = useData()
  const { drafts } = useHost()
  const [progress, setProgress] = useState<BulkProgress<Row>>(PLANNED)
  const page = useAbortOnLeave(PAGE_LEFT)
  const { once } = useOnce()
  const isHalfDone = progress.failures.some(({ isSecondStep }) => isSecondStep)
  useUnsavedGuard(progress.state === 'running' || isHalfDone, 'running')

  const run = async (tasks: readonly Task<Row>[], action: PersonAction<Row>) => {
    const stop = new AbortController()
    page.current = stop
    const lifetime = session.lifetime()
    const signal = AbortSignal.any([stop.signal, lifetime])
    const tools = { client, log, lifetime, retryDelays: timing.retryDelays }
    setProgress(({ succeeded }) => ({ state: 'running', action, succeeded, failures: [], left: [] }))
    const outcomes = new Map<Task<Row>, Outcome>()
    let lostInARow = 0
    const onOutcome = (task: Task<Row>, outcome: Outcome) => {
      if (!outcome.ok && isAborted(outcome.error)) return // never sent, so it is among those left
      outcomes.set(task, outcome)
      const isLost = !outcome.ok && outcome.error instanceof NotSentAgain
      lostInARow = isLost ? lostInARow + 1 : 0
      if (lostInARow === MAX_LOST) stop.abort()
      const failure = outcome.ok ? undefined : bulkFailure(action, task, outcome.error)
      setProgress((before) =>
        failure
          ? { ...before, failures: [...before.failures, failure] }
          : { ...before, succeeded: [...before.succeeded, task.row] },
      )
    }
    await batch((writes, touch) => {
      const patient = waiting(writes, signal)
      const perform = ({ row, isSecondStep }: Task<Row>) =>
        action.perform({ writes: patient, touch, ...tools, isSecondStep }, row)
      const limit = action.risk === 'two-step' ? 1 : CONCURRENCY
      return runLimited(tasks, perform, { limit, signal, onOutcome })
    })
    const left = tasks.filter((task) => !outcomes.has(task)).map(({ row }) => row)
    setProgress((before) => ({ ...before, state: 'over', left }))
    const isDone = (outcome: Outcome | undefined) => outcome?.ok || (outcome && failureOf(action, outcome.error).isGone) // who is gone doesn't stay selected
    const isOver = session.isOver(lifetime)
    if (!isOver) onDone(tasks.filter((task) => isDone(outcomes.get(task))).map(({ row }) => row))
    if (!isOver && stop.signal.reason !== PAGE_LEFT) return // the sheet is still open and reports it
    const said = stoppedText(label, [...outcomes.values()], left.length)
    if (isOver && !session.hasTokens()) drafts.write(storageKeys.stoppedWork, said)
    else toast.errorForAnyone(said) // the session's next event may come after it
  }
  return {
    ...progress,
    stop: () => page.current?.abort(),
    run: (rows, action) => once(() => run(rows.map(fromTheStart), action)),
    retry: () =>
      once(
        async () => progress.action && run([...progress.failures, ...progress.left.map(fromTheStart)], progress.action),
      ),
  }
}

interface Task<Row> {
  row: Row
  isSecondStep: boolean
}

function fromTheStart<Row>(row: Row): Task<Row> {
  return { row, isSecondStep: false }
}

const PLANNED = { state: 'planned', succeeded: [], failures: [], left: [] } as const

/** Writes that wait together as long as a 429 says, and are sent again then: what it refused wasn't done. */
function waiting(writes: Writes, signal: AbortSignal): Writes {
  const whenAllowed = createPause()
  const patient = Object.entries<(...args: never[]) => Promise<unknown>>(writes).map(([name, write]) => [
    name,
    (...args: never[]) => whenAllowed(() => write(...args), signal),
  ])
  return { ...writes, ...Object.fromEntries(patient) }
}

/** What was done before the work stopped, and what wasn't. Counts only, as another user may read it. */
function stoppedText(label: string, outcomes: readonly Outcome[], left: number): string {
  const done = outcomes.filter(({ ok }) => ok).length
  const failed = outcomes.length - done
  return `“${label}” was stopped: ${bulkResultText({ done, failed, left })}.`
}

function bulkFailure<Row>(
  action: PersonAction<Row>,
  { row, isSecondStep }: Task<Row>,
  error: unknown,
): BulkFailure<Row> {
  const { text, now } = failureOf(action, error)
  return {
    row: { ...row, ...now }, // a retry then acts on the current status
    reason: [text, doubtOf(error)].filter(Boolean).join(' '),
    isSecondStep: isSecondStep || error instanceof NotSentAgain,
  }
}
