import { displayName, type Named } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, type MenuHandle, MenuItem, MenuTrigger, SharedMenu } from '@driver-trust/ui/menu'
import type { ReactNode } from 'react'
import { disabledReasonOf, isShown } from '../permission/usePermissions.ts'
import { useOfferCommands } from '../shell/pageCommands.ts'
import type { InstantAction, PersonAction, PersonRow } from './PersonAction.ts'
import { useAction, useAskedAction } from './useAction.tsx'

type RowActions<Row> = readonly (PersonAction<Row> | InstantAction<Row>)[]

interface ActionTriggerProps<Row> {
  menu: MenuHandle<Row>
  name: string
  row: Row
  actions: RowActions<Row>
}

/** The three dots of a row, which open its {@link ActionMenu}; renders nothing for a row that can never have any actions. */
export function ActionTrigger<Row>({ menu, name, row, actions }: ActionTriggerProps<Row>) {
  if (actionsFor(row, actions).length === 0) return null
  return <MenuTrigger menu={menu} subject={row} label={`Actions for ${name}`} />
}

interface ActionMenuProps<Row> {
  menu: MenuHandle<Row>
  actions: RowActions<Row>
  onAsk: (action: PersonAction<Row>, row: Row) => void
  /** More items below the actions. */
  more: (row: Row) => ReactNode
}

/** The actions on the row whose menu is open. */
export function ActionMenu<Row>({ menu, actions, onAsk, more }: ActionMenuProps<Row>) {
  return (
    <SharedMenu menu={menu}>
      {(row) => (
        <>
          <ActionItems row={row} actions={actionsFor(row, actions)} onAsk={onAsk} />
          {more(row)}
        </>
      )}
    </SharedMenu>
  )
}

function ActionItems<Row>({ row, actions, onAsk }: Pick<ActionMenuProps<Row>, 'actions' | 'onAsk'> & { row: Row }) {
  return actions.map((action) => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      tone={action.isDangerous ? 'error' : 'default'}
      disabledReason={disabledReasonOf(action.permission(row))}
      onSelect={() => ('run' in action ? action.run(row) : onAsk(action, row))}
    >
      {action.label}
    </MenuItem>
  ))
}

/** The actions that apply to a row and aren't hidden from the viewer. */
function actionsFor<Row, Action extends RowActions<Row>[number]>(row: Row, actions: readonly Action[]): Action[] {
  return actions.filter((action) => (action.appliesTo?.(row) ?? true) && isShown(action.permission(row)))
}

interface ActionButtonsProps<Row> {
  actions: readonly PersonAction<Row>[]
  row: Row
  onDone?: () => void
}

/**
 * The actions that apply to the person on their page; a disabled one says why. Dangerous ones are behind a button, unless there is
 * nothing else to do.
 */
export function ActionButtons<Row extends PersonRow & Named>({ actions, row, onDone }: ActionButtonsProps<Row>) {
  const { ask, dialog } = useAction<Row>(onDone && { onDone })
  const shown = actionsFor(row, actions)
  const allowed = shown.filter((action) => action.permission(row).allowed)
  useAskedAction(allowed, (action) => ask(action, row))
  const safe = shown.filter(({ isDangerous }) => !isDangerous)
  const buttons = safe.length > 0 ? safe : shown
  const behind = shown.filter((action) => !buttons.includes(action))
  const commands = shown.map((action) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    hint: displayName(row),
    disabledReason: disabledReasonOf(action.permission(row)),
    onSelect: () => ask(action, row),
  }))
  useOfferCommands(commands, JSON.stringify([row, commands.map(({ id, disabledReason }) => [id, disabledReason])]))
  return (
    <>
      {buttons.map((action) => (
        <Button
          key={action.id}
          iconStart={action.icon}
          disabledReason={disabledReasonOf(action.permission(row))}
          onClick={() => ask(action, row)}
        >
          {action.label}
        </Button>
      ))}
      {behind.length > 0 && (
        <Menu trigger={<Button iconEnd={<ChevronDownIcon />}>More actions</Button>}>
          <ActionItems row={row} actions={behind} onAsk={ask} />
        </Menu>
      )}
      {dialog}
    </>
  )
}
