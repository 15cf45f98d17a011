import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import { type LinkComponentProps, LinkProvider } from '@driver-trust/ui/link'
import { Stack } from '@driver-trust/ui/stack'
import { type RowGroup, Table } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { type ReactNode, use } from 'react'
import { Loaded, type Loading } from '../page/Loaded.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { isPlainClick } from '../routing/plainClick.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { NavigationContext } from '../routing/useNavigation.ts'
import { BulkBar } from './BulkBar.tsx'
import { besideOf } from './beside.ts'
import { fromList } from './fromList.ts'
import { JudgedContext, type JudgedOf } from './JudgedContext.ts'
import { type TableOrder, usePeopleTable } from './usePeopleTable.tsx'
import { useScrollRestoration } from './useScrollRestoration.ts'

export interface PeopleTableProps {
  of: Loading<unknown>
  /** The rows on screen. */
  rows: readonly ListedPerson[]
  groups?: readonly RowGroup<ListedPerson>[] | undefined
  /** Everyone who can be selected, if that is more than the rows on screen. */
  everyone?: readonly ListedPerson[]
  judgedOf: JudgedOf
  caption?: string
  /** The order of the rows, if it isn't in the address. */
  order?: TableOrder
  /** How many rows the placeholder has. */
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
    <LinkProvider component={RowLink}>
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
    </LinkProvider>
  )
}

/** A row's link: where there is room, a driver is shown beside the list. */
function RowLink({ onClick, ...props }: LinkComponentProps) {
  const navigation = use(NavigationContext)
  return (
    <RouterLink
      {...props}
      state={fromList}
      onClick={(event) => {
        onClick?.(event)
        const beside = besideOf(props.href)
        if (!(navigation && beside && isPlainClick(event) && window.matchMedia(media.wide).matches)) return
        event.preventDefault()
        const { path, search } = navigation.shown()
        const shown = parseOrganisationSearch(search)
        const address = path + printOrganisationSearch(changeSearch(shown, { beside }))
        navigation.navigate(address, { replace: shown.beside !== undefined }) // "Back" closes it
      }}
    />
  )
}
