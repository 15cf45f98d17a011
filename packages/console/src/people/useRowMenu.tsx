import { createMenuHandle, MenuTrigger } from '@driver-trust/ui/menu'
import type { Column } from '@driver-trust/ui/table'
import { useMemo, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { type AskedAction, offersFor, type RowAction } from '../actions/PersonAction.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { RowMenu } from './RowMenu.tsx'

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
  return { column, popup: <RowMenu {...{ menu, actions, onSelect }} onAsk={ask} /> }
}
