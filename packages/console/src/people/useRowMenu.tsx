import { createMenuHandle } from '@driver-trust/ui/menu'
import type { Column } from '@driver-trust/ui/table'
import { useMemo, useState } from 'react'
import { ActionMenu, ActionTrigger } from '../actions/ActionMenu.tsx'
import type { AskedAction, RowAction } from '../actions/PersonAction.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { ContactItems, SelectItem } from './RowMenuItems.tsx'

interface RowMenuOptions {
  actions: readonly RowAction<ListedPerson>[]
  ask: (action: AskedAction<ListedPerson>, row: ListedPerson) => void
  nameOf: (row: ListedPerson) => string
  /** Selects the row; undefined if rows can't be selected. */
  onSelect: ((row: ListedPerson) => void) | undefined
}

/** A column of three dots, and the one menu that they all open. */
export function useRowMenu({ actions, ask, nameOf, onSelect }: RowMenuOptions) {
  const [menu] = useState(() => createMenuHandle<ListedPerson>())
  const column = useMemo(
    (): Column<ListedPerson> | undefined =>
      actions.length === 0
        ? undefined
        : {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            pin: 'end',
            width: 46,
            cell: (row) => <ActionTrigger menu={menu} name={nameOf(row)} row={row} actions={actions} />,
          },
    [menu, actions, nameOf],
  )
  const popup = (
    <ActionMenu
      menu={menu}
      actions={actions}
      onAsk={ask}
      first={(row) => onSelect && <SelectItem onSelect={() => onSelect(row)} />}
      more={(row) => <ContactItems person={row} />}
    />
  )
  return { column, popup }
}
