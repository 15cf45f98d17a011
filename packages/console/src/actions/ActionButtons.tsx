import type { Named } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { disabledReasonOf, isShown } from '../permission/disabledReasonOf.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'
import { useAction } from './useAction.tsx'

interface ActionButtonsProps<Row> {
  actions: readonly PersonAction<Row>[]
  row: Row
  onDone?: () => void
}

/** Everything that can be done with the person of a page; what cannot be done now says why. */
export function ActionButtons<Row extends PersonRow & Named>({ actions, row, onDone }: ActionButtonsProps<Row>) {
  const { ask, dialog } = useAction<Row>(onDone && { onDone })
  return (
    <>
      {actions
        .filter((action) => isShown(action.permission(row)))
        .map((action) => (
          <Button
            key={action.id}
            iconStart={action.icon}
            disabledReason={disabledReasonOf(action.permission(row))}
            onClick={() => ask(action, row)}
          >
            {action.label}
          </Button>
        ))}
      {dialog}
    </>
  )
}
