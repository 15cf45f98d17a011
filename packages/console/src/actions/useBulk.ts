import { NotSentAgain, useData, useWriteBatch } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import { bulkResultText, type Outcome, runLimited } from '@driver-trust/domain/people'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useOnce } from '../form/useOnce.ts'
import { useDrafts } from '../host.ts'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { storageKeys } from '../storageKeys.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'
import { type OpenWork, type PersonRef, refOf, useWorkJournal } from './workJournal.ts'

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
  /** Those with whom it succeeded, in the order in which it did. */
  succeeded: readonly Row[]
  failures: readonly BulkFailure<Row>[]
  /** People who weren't reached before the work stopped. */
  left: readonly Row[]
}

export interface Bulk<Row> extends BulkProgress<Row> {
  run: (rows: readonly Row[], chosen: string) => Promise<void>
  /** Starts nobody else; those under way are finished. */
  stop: () => void
  /** Retries the failures and continues with the people who weren't reached. */
  retry: (chosen: string) => Promise<void>
}

/**
 * Runs an action on many people. The work belongs to the session and the page that started it: when either ends, it stops before the next
 * call, says so, and leaves a journal entry.
 */
export function useBulk<Row extends PersonRow>(
  action: PersonAction<Row>,
  onDone: (rows: readonly Row[]) => void,
): Bulk<Row> {
  const batch = useWriteBatch()
  const { client, session, timing } = useData()
  const drafts = useDrafts()
  const openWork = useWorkJournal()
  const [progress, setProgress] = useState<BulkProgress<Row>>(PLANNED)
  const page = useRef<AbortController>(undefined)
  const { once } = useOnce()
  const entry = useRef<OpenWork>(undefined)
  useUnsavedGuard(progress.state === 'running', 'running')
  useEffect(() => () => page.current?.abort(PAGE_LEFT), [])

  const run = async (tasks: readonly Task<Row>[], chosen: string) => {
    const stop = new AbortController()
    page.current = stop
    const lifetime = session.lifetime()
    const signal = AbortSignal.any([stop.signal, lifetime])
    const people = tasks.map(({ row }) => refOf(row))
    const work = openWork(action.confirmLabel ?? action.label, people, entry.current)
    entry.current = work
    const tools = { client, lifetime, retryDelays: timing.retryDelays, work }
    setProgress(({ succeeded }) => ({ state: 'running', succeeded, failures: [], left: [] }))
    const outcomes = new Map<Task<Row>, Outcome>()
    let lostInARow = 0
    const onOutcome = (task: Task<Row>, outcome: Outcome) => {
      if (!outcome.ok && isAborted(outcome.error)) return // never sent, so it is among those left
      outcomes.set(task, outcome)
      const isLost = !outcome.ok && outcome.error instanceof NotSentAgain
      lostInARow = isLost ? lostInARow + 1 : 0
      if (lostInARow === MAX_LOST) stop.abort()
      noteOutcome(work, refOf(task.row), outcome)
      const failure = outcome.ok ? undefined : failureOf(action, task, outcome.error)
      setProgress((before) =>
        failure
          ? { ...before, failures: [...before.failures, failure] }
          : { ...before, succeeded: [...before.succeeded, task.row] },
      )
    }
    await batch((writes) =>
      runLimited(tasks, ({ row, isSecondStep }) => action.perform({ writes, ...tools, isSecondStep }, row, chosen), {
        limit: action.isTwoStep ? 1 : CONCURRENCY,
        signal,
        onOutcome,
      }),
    )
    work.end({ isStopped: signal.aborted })
    const left = tasks.filter((task) => !outcomes.has(task)).map(({ row }) => row)
    setProgress((before) => ({ ...before, state: 'over', left }))
    onDone(tasks.filter((task) => outcomes.get(task)?.ok).map(({ row }) => row))
    if (!lifetime.aborted && stop.signal.reason !== PAGE_LEFT) return // the sheet is still open and reports it
    const said = stoppedText(action, [...outcomes.values()], left.length)
    if (lifetime.aborted && !session.hasTokens()) drafts.write(storageKeys.stoppedWork, said)
    else toast.error(said)
  }
  return {
    ...progress,
    stop: () => page.current?.abort(),
    run: (rows, chosen) => once(() => run(rows.map(fromTheStart), chosen)),
    retry: (chosen) => once(() => run([...progress.failures, ...progress.left.map(fromTheStart)], chosen)),
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

/** What was done before the work stopped, and what wasn't. Counts only, as another user may read it. */
function stoppedText<Row>(
  { confirmLabel, label }: PersonAction<Row>,
  outcomes: readonly Outcome[],
  left: number,
): string {
  const done = outcomes.filter(({ ok }) => ok).length
  const failed = outcomes.length - done
  return `“${confirmLabel ?? label}” was stopped: ${bulkResultText({ done, failed, left })}.`
}

function noteOutcome(work: OpenWork, person: PersonRef, { ok }: Outcome) {
  work.note((before) => ({
    ...before,
    done: before.done + (ok ? 1 : 0),
    failed: before.failed + (ok ? 0 : 1),
    left: before.left.filter((each) => each.id !== person.id || each.organizationId !== person.organizationId),
  }))
}

function failureOf<Row>(action: PersonAction<Row>, { row, isSecondStep }: Task<Row>, error: unknown): BulkFailure<Row> {
  return {
    row: { ...row, ...action.changeIn?.(error) }, // trying again then means what it is now
    reason: action.failure(error),
    isSecondStep: isSecondStep || error instanceof NotSentAgain,
  }
}
