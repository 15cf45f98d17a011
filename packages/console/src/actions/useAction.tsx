import { NotSentAgain, useData, useWriteBatch } from '@driver-trust/domain/data'
import type { VerificationStatus } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { isListed, parseOrganisationSearch } from '@driver-trust/domain/list'
import { displayName, type Named } from '@driver-trust/domain/people'
import { toast } from '@driver-trust/ui/toast'
import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useRefusal } from '../account/useRefusal.ts'
import { useOnce } from '../form/useOnce.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import type { PersonRow } from '../person/PersonRow.ts'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import {
  type AskedAction,
  doubtOf,
  type Failure,
  type Following,
  failureOf,
  type NextStep,
  type PersonAction,
} from './PersonAction.ts'

const ActionDialog = lazyPart(() => import('./ActionDialog.tsx').then((module) => module.ActionDialog))

interface PendingAction<Row> {
  action: AskedAction<Row>
  row: Row
  /** What someone else changed meanwhile, if that is why the dialog asks again. */
  change?: string
  isSecondStep?: boolean
}

interface ActionOptions<Row> {
  /** The next person, to whom the toast of a success links. */
  following?: Following | undefined
  onDone?: ((action: AskedAction<Row>) => void) | undefined
}

/** Confirms an action, runs it and reports the outcome; the caller renders the dialog. */
export function useAction<Row extends PersonRow>({
  following,
  onDone,
}: ActionOptions<Row> = {}): {
  /** Stable between renders. */
  ask: (action: AskedAction<Row>, row: Row) => void
  dialog: ReactNode
} {
  const batch = useWriteBatch()
  const refusal = useRefusal()
  const [asked, setAsked] = useState<PendingAction<Row>>()
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, once } = useOnce()
  const data = useData()
  const [, navigate] = useLocation()
  useUnsavedGuard(asked?.action.risk === 'two-step' && (isBusy || (isOpen && asked.isSecondStep === true)), 'running')
  const confirm = (chosen: PersonAction<Row>) => {
    if (!asked) return
    if (chosen.id !== asked.action.id) setAsked({ action: chosen, row: asked.row })
    else void once(() => run(asked, chosen))
  }
  const run = async ({ action: asking, row, isSecondStep = false }: PendingAction<Row>, action: PersonAction<Row>) => {
    let asksAgain = false
    try {
      const { client, session, timing, log } = data
      const tools = { client, log, lifetime: session.lifetime(), retryDelays: timing.retryDelays, isSecondStep }
      await batch((writes, touch) => action.perform({ writes, touch, ...tools }, row))
      const { text, note, outcomes } = action.success
      toast.success(text, {
        about: displayName(row),
        note: note?.(row),
        action: undoStep(action, row, { batch, navigate, data }) ?? nextStep(action.next?.(row), navigate),
        next: nextStep(following && followingStep(following, outcomes), navigate),
      })
      onDone?.(asking)
    } catch (error) {
      if (isAborted(error)) return
      const failure = failureOf(action, error)
      const again = askedAgain({ action: asking, row }, error, failure)
      if (again) {
        asksAgain = true
        return setAsked(again)
      }
      const reason = await refusal(error, { grant: action.grant, organisationId: row.organizationId ?? '' })
      toast.error(failure.text, navigator.onLine ? (reason ?? doubtOf(error)) : 'You’re offline.')
    } finally {
      if (!asksAgain) setIsOpen(false)
    }
  }
  const ask = useCallback(
    (action: AskedAction<Row>, row: Row) =>
      ActionDialog.withCode(() => {
        setAsked({ action, row })
        setIsOpen(true)
      }),
    [],
  )
  const dialog = asked && (
    <ActionDialog
      key={`${asked.action.id}:${asked.row.id}`}
      action={asked.action}
      person={asked.row}
      change={asked.change}
      isSecondStep={asked.isSecondStep}
      open={isOpen}
      isBusy={isBusy}
      onClose={() => setIsOpen(false)}
      onUnchanged={(change) => setAsked({ action: asked.action, row: asked.row, change })}
      onConfirm={confirm}
    />
  )
  return { ask, dialog }
}

/** What to ask after this failure: the same about what someone else made of the person, or the second step alone. */
function askedAgain<Row extends PersonRow>(
  { action, row }: PendingAction<Row>,
  error: unknown,
  { text, now }: Failure<Row>,
): PendingAction<Row> | undefined {
  if (now) return { action, row: { ...row, ...now }, change: text }
  if (!(error instanceof NotSentAgain)) return undefined
  const { invitation } = error
  const reached = [...new Set([displayName(invitation), invitation.email, invitation.phoneNumber])].filter(Boolean)
  return { action, row, change: `${error.message}: ${reached.join(', ')}.`, isSecondStep: true }
}

interface Undoing {
  batch: ReturnType<typeof useWriteBatch>
  navigate: Navigate
  data: ReturnType<typeof useData>
}

/** "Undo" for the toast of an action that can be taken back; if someone changed the outcome meanwhile, it says so instead. */
function undoStep<Row extends Named>(
  action: PersonAction<Row>,
  row: Row,
  { batch, navigate, data: { client, session, log } }: Undoing,
) {
  const undo = action.success.undo?.(row)
  if (!undo) return undefined
  const takeBack = async () => {
    const lifetime = session.lifetime()
    try {
      await batch((writes, touch) => undo({ writes, touch, client, log, lifetime }))
      toast.success('The change has been undone.', { about: displayName(row) })
    } catch (error) {
      if (isAborted(error)) return
      const { text, now, decide } = failureOf(action, error)
      if (now) toast.error(text, displayName(row), nextStep(decide?.({ ...row, ...now }), navigate))
      else toast.error('The change could not be undone. Please try again later.')
    }
  }
  return { label: 'Undo', onSelect: () => void takeBack() }
}

/** The step to the next person, with their place in the list after an action that led to one of these statuses. */
function followingStep({ movedUp, ...following }: Following, outcomes: readonly VerificationStatus[] | undefined) {
  const search = parseOrganisationSearch(new URL(following.list, window.location.origin).search)
  const hasLeft = outcomes !== undefined && !outcomes.some((status) => isListed(search, status))
  return hasLeft ? { ...following, label: movedUp } : following
}

/** What the toast of a success offers: a link, or a page that asks about another action. */
function nextStep(next: NextStep | undefined, navigate: Navigate) {
  if (!next) return undefined
  const { label, href, ...state } = next
  if (Object.keys(state).length === 0) return { label, href }
  return { label, onSelect: () => navigate(href, { state }) }
}

type Navigate = ReturnType<typeof useLocation>[1]
