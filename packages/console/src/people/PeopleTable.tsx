import { Stack } from '@driver-trust/ui/stack'
import { type RowGroup, Table } from '@driver-trust/ui/table'
import type { ReactNode } from 'react'
import { Loaded, type Loading } from '../page/Loaded.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { BulkBar } from './BulkBar.tsx'
import { JudgedContext, type JudgedOf } from './JudgedContext.ts'
import { type TableOrder, usePeopleTable } from './usePeopleTable.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

export interface PeopleTableProps {
  of: Loading<unknown>
  rows: readonly ListedPerson[]
  groups?: readonly RowGroup<ListedPerson>[] | undefined
  /** Everyone who can be selected, if that is more than the rows on screen. */
  everyone?: readonly ListedPerson[]
  judgedOf: JudgedOf
  caption?: string
  /** The order of the rows, if it isn't in the address. */
  order?: TableOrder
  loadingRows: number
  /** The rows are still those of the previous page. */
  busy?: boolean
  /** More rows will be added. */
  isFilling?: boolean
  empty: ReactNode
  /** Above and below the table, once it has loaded. */
  head?: ReactNode
  foot?: ReactNode
  /** Rows on all pages. */
  total: number
  /** Below the table, also while it loads or is empty. */
  children?: ReactNode
}

/** People as a table, wherever the rows come from, with actions on one and on several of them. */
export function PeopleTable(props: PeopleTableProps) {
  const {
    of,
    rows,
    groups,
    everyone = rows,
    judgedOf,
    caption,
    order,
    loadingRows,
    busy = false,
    isFilling = false,
    total,
  } = props
  const { table, selection, bulkActions, popups } = usePeopleTable(rows, { everyone, caption, order })
  useScrollRestoration(of.data !== undefined)
  return (
    <>
      <Loaded of={of} pending={<Table {...table} rows={[]} loadingRows={loadingRows} />}>
        {() => (
          <Stack gap="4">
            {props.head}
            <JudgedContext value={judgedOf}>
              <Table
                {...table}
                {...{ rows, groups }}
                reusesRows
                busy={busy || isFilling}
                loadingRows={isFilling && rows.length === 0 ? loadingRows : 0}
                empty={props.empty}
              />
            </JudgedContext>
            {props.foot}
          </Stack>
        )}
      </Loaded>
      {props.children}
      <BulkBar {...{ selection, total }} actions={bulkActions} shown={rows.length} everyone={props.everyone} />
      {popups}
    </>
  )
}
