import { useData, useWriteBatch } from '@driver-trust/domain/data'
import type { VerificationStatus } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { isListed, parseOrganisationSearch } from '@driver-trust/domain/list'
import { displayName, type Named } from '@driver-trust/domain/people'
import { isFields } from '@driver-trust/domain/struct'
import { toast } from '@driver-trust/ui/toast'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useOnce } from '../form/useOnce.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import type { Following } from '../people/listReturn.tsx'
import { useRefusal } from '../permission/useRefusal.ts'
import { useCurrentAddress } from '../routing/navigation.ts'
import type { NextStep, PersonAction, PersonRow } from './PersonAction.ts'
import { refOf, useWorkJournal } from './workJournal.ts'

const { component: ActionDialog, withCode } = lazyPart(() =>
  import('./ActionDialog.tsx').then((module) => module.ActionDialog),
)

interface PendingAction<Row> {
  action: PersonAction<Row>
  row: Row
  /** Why it asks once more. */
  change?: string
}

export interface ActionOptions<Row> {
  /** The person that the toast of a success leads to. */
  following?: Following | undefined
  /** Called after a success. */
  onDone?: ((action: PersonAction<Row>) => void) | undefined
}

/** Confirms an action, runs it and reports the outcome; the caller renders the dialog. */
export function useAction<Row extends PersonRow & Named>({
  following,
  onDone,
}: ActionOptions<Row> = {}): {
  /** Stable between renders. */
  ask: (action: PersonAction<Row>, row: Row) => void
  dialog: ReactNode
} {
  const batch = useWriteBatch()
  const refusal = useRefusal()
  const [asked, setAsked] = useState<PendingAction<Row>>()
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, once } = useOnce()
  const { client, session, timing } = useData()
  const openWork = useWorkJournal()
  const [, navigate] = useLocation()
  const undoStep = useUndoStep<Row>()
  const confirm = (chosen: string) => {
    if (!asked) return
    const { action, row } = asked
    const change = alreadyText(action, row, chosen)
    if (change !== undefined) return setAsked({ action, row, change })
    const instead = action.insteadOf?.(chosen)
    if (instead) setAsked({ action: instead, row })
    else void once(() => run({ action, row }, chosen))
  }
  const run = async ({ action, row }: PendingAction<Row>, chosen: string) => {
    let asksAgain = false
    const work = action.isTwoStep ? openWork(action.label, [refOf(row)]) : undefined
    try {
      const tools = { client, lifetime: session.lifetime(), retryDelays: timing.retryDelays, isSecondStep: false, work }
      await batch((writes) => action.perform({ writes, ...tools }, row, chosen))
      toast.success(action.success(chosen), {
        about: action.about?.(row, displayName(row), chosen) ?? displayName(row),
        action: undoStep({ action, row }, chosen) ?? nextStep(action.next?.(row), navigate),
        next: nextStep(following && followingStep(following, action.outcomes?.(chosen)), navigate),
      })
      onDone?.(action)
    } catch (error) {
      if (isAborted(error)) return
      const change = action.changeIn?.(error)
      if (change) {
        asksAgain = true
        return setAsked({ action, row: { ...row, ...change }, change: action.failure(error) })
      }
      const reason = await refusal(error, { grant: action.grant, organisationId: row.organizationId ?? '' })
      toast.error(action.failure(error), reason)
    } finally {
      work?.end({ isStopped: false })
      if (!asksAgain) setIsOpen(false)
    }
  }
  const ask = useCallback(
    (action: PersonAction<Row>, row: Row) =>
      withCode(() => {
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
      open={isOpen}
      isBusy={isBusy}
      onClose={() => setIsOpen(false)}
      onConfirm={confirm}
    />
  )
  return { ask, dialog }
}

/** What a choice of the present value leads to. */
function alreadyText<Row>({ asks, choiceOf }: PersonAction<Row>, row: Row, chosen: string): string | undefined {
  if (!asks || chosen !== choiceOf?.(row)) return undefined
  return `They already have this ${asks.name}, so there is nothing to change.`
}

/** "Undo" for the toast of an action that can be taken back; if someone changed the outcome meanwhile, it says so instead. */
function useUndoStep<Row extends Named>() {
  const batch = useWriteBatch()
  const { client, session } = useData()
  const [, navigate] = useLocation()
  return ({ action, row }: PendingAction<Row>, chosen: string) => {
    const undo = action.undo?.(row, chosen)
    if (!undo) return undefined
    const takeBack = async () => {
      const lifetime = session.lifetime()
      try {
        await batch((writes) => undo({ writes, client, lifetime }))
        toast.success('The change has been undone.', { about: displayName(row) })
      } catch (error) {
        if (isAborted(error)) return
        if (action.changeIn?.(error))
          toast.error(action.failure(error), displayName(row), nextStep(action.decide?.(row), navigate))
        else toast.error('The change could not be undone. Please try again later.')
      }
    }
    return { label: 'Undo', onSelect: () => void takeBack() }
  }
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

/** Asks about the action that the link to this page named in the history state, once. */
export function useAskedAction<Row>(
  actions: readonly PersonAction<Row>[],
  ask: (action: PersonAction<Row>) => void,
): void {
  const [, navigate] = useLocation()
  const address = useCurrentAddress()
  const state: unknown = useHistoryState()
  const asked = isFields(state) ? actions.find(({ id }) => id === state.ask) : undefined
  useEffect(() => {
    if (!asked) return
    navigate(address, { replace: true })
    ask(asked)
  }, [asked, ask, address, navigate])
}
