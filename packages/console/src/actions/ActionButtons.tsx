import { displayName } from '@driver-trust/domain/people'
import { isFields } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu } from '@driver-trust/ui/menu'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useViewer } from '../account/useViewer.ts'
import type { PersonRow } from '../person/PersonRow.ts'
import { useCurrentAddress } from '../routing/useNavigation.ts'
import { ActionItems } from './ActionItems.tsx'
import { type AskedAction, type Following, offersFor } from './PersonAction.ts'
import { useOfferCommands } from './pageCommands.ts'
import { useAction } from './useAction.tsx'

interface ActionButtonsProps<Row> {
  actions: readonly AskedAction<Row>[]
  row: Row
  /** The person to go on with after a success. */
  following?: Following | undefined
  onDone?: (action: AskedAction<Row>) => void
}

/**
 * The actions that apply to the person on their page; a disabled one says why. Dangerous ones are behind a button, unless there is
 * nothing else to do.
 */
export function ActionButtons<Row extends PersonRow>({ actions, row, following, onDone }: ActionButtonsProps<Row>) {
  const viewer = useViewer()
  const { ask, dialog } = useAction<Row>({ following, onDone })
  const offers = offersFor(row, actions, viewer)
  const allowed = offers.filter(({ disabledReason }) => disabledReason === undefined)
  useAskedAction(
    allowed.map(({ action }) => action),
    (action) => ask(action, row),
  )
  const safe = offers.filter(({ action }) => action.risk !== 'dangerous')
  const buttons = safe.length > 0 ? safe : offers
  const behind = offers.filter((offer) => !buttons.includes(offer))
  const commands = offers.map(({ action, disabledReason }) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    hint: displayName(row),
    disabledReason,
    onSelect: () => ask(action, row),
  }))
  useOfferCommands(commands)
  return (
    <>
      {buttons.map(({ action, disabledReason }) => (
        <Button
          key={action.id}
          iconStart={action.icon}
          disabledReason={disabledReason}
          onClick={() => ask(action, row)}
        >
          {action.label}
        </Button>
      ))}
      {behind.length > 0 && (
        <Menu trigger={<Button iconEnd={<ChevronDownIcon />}>More actions</Button>}>
          <ActionItems row={row} offers={behind} onAsk={ask} />
        </Menu>
      )}
      {dialog}
    </>
  )
}

/** Asks about the action that the link to this page named in the history state, once. */
function useAskedAction<Row>(actions: readonly AskedAction<Row>[], ask: (action: AskedAction<Row>) => void): void {
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
