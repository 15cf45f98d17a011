import { displayName, isAborted, type Named } from '@driver-trust/domain'
import { useWriteBatch } from '@driver-trust/domain/data'
import { toast } from '@driver-trust/ui/toast'
import { type ReactNode, useCallback, useState } from 'react'
import { lateDialog } from '../load/lateDialog.tsx'
import { useRefusal } from '../permission/useRefusal.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'

const { component: ActionDialog, withCode } = lateDialog(() =>
  import('./ActionDialog.tsx').then((module) => module.ActionDialog),
)

interface Asked<Row> {
  action: PersonAction<Row>
  row: Row
}

export interface ActionOptions<Row> {
  /** After a success. */
  onDone?: (row: Row) => void
  /** After a failure, with the dialog closed and the toast raised. */
  onFailed?: (error: unknown, row: Row) => void
}

/** Asks before an action, does it, says how it went; the dialog is to be rendered. */
export function useAction<Row extends PersonRow & Named>({
  onDone,
  onFailed,
}: ActionOptions<Row> = {}): {
  /** Always the same function. */
  ask: (action: PersonAction<Row>, row: Row) => void
  dialog: ReactNode
} {
  const batch = useWriteBatch()
  const refusal = useRefusal()
  const [asked, setAsked] = useState<Asked<Row>>()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async (chosen: string) => {
    if (!asked || isBusy) return
    const { action, row } = asked
    setIsBusy(true)
    try {
      await batch((writes) => action.perform(writes, row, chosen))
      toast.success(action.success(chosen))
      onDone?.(row)
    } catch (error) {
      if (isAborted(error)) return
      const { grant } = action
      toast.error(
        (await refusal(error, { grant, organisationId: row.organizationId ?? '' })) ?? action.failure(error, chosen),
      )
      onFailed?.(error, row)
    } finally {
      setIsBusy(false)
      setIsOpen(false)
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
      name={displayName(asked.row)}
      initialChoice={asked.action.choiceOf?.(asked.row)}
      open={isOpen}
      isBusy={isBusy}
      onClose={() => setIsOpen(false)}
      onConfirm={(chosen) => void confirm(chosen)}
    />
  )
  return { ask, dialog }
}
