import { createMenuHandle, MenuTrigger } from '@driver-trust/ui/menu'
import type { Column } from '@driver-trust/ui/table'
import { useMemo, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { type AskedAction, offersFor, type RowAction } from '../actions/PersonAction.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { ContactItems, SelectItem } from './RowMenuItems.tsx'

interface RowMenuOptions {
  actions: readonly RowAction<ListedPerson>[]
  ask: (action: AskedAction<ListedPerson>, row: ListedPerson) => void
  nameOf: (row: ListedPerson) => string
  onSelect: (row: ListedPerson) => void
}

/** A column of three dots, and the one menu that they all open. */
export function useRowMenu({ actions, ask, nameOf, onSelect }: RowMenuOptions) {
  const viewer = useViewer()
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
            cell: (row) =>
              offersFor(row, actions, viewer).length > 0 && (
                <MenuTrigger menu={menu} subject={row} label={`Actions for ${nameOf(row)}`} />
              ),
          },
    [menu, actions, nameOf, viewer],
  )
  const popup = (
    <ActionMenu
      menu={menu}
      actions={actions}
      onAsk={ask}
      first={(row) => <SelectItem onSelect={() => onSelect(row)} />}
      more={(row) => <ContactItems person={row} />}
    />
  )
  return { column, popup }
}
