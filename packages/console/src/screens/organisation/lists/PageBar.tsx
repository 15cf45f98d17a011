import { defaultPageSize, type OrganisationSearch, pageSizes } from '@driver-trust/domain/list'
import { pageCountOf, rangeText } from '@driver-trust/domain/text'
import { Inline } from '@driver-trust/ui/inline'
import { Pagination } from '@driver-trust/ui/pagination'
import { Select } from '@driver-trust/ui/select'
import { Text } from '@driver-trust/ui/text'
import { useCallback, useEffect, useRef } from 'react'
import { useRemembered } from '../../../host.ts'

import { storageKeys } from '../../../storageKeys.ts'
import { rowsSelect } from './lists.css.ts'
import type { ListAddress } from './useListAddress.ts'

const SIZES = pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }))

interface PageBarProps {
  address: ListAddress
  rowsPerPage: [chosen: number, choose: (size: number) => void]
  /** The rows of a full page: fewer if the server sends fewer. */
  pageSize: number
  shown: number
  total: number
  /** The rows are still those of the previous page. */
  busy: boolean
}

/** The range of rows shown, and pagination. */
export function PageBar({ address, rowsPerPage, pageSize, shown, total, busy }: PageBarProps) {
  const [chosen, choose] = rowsPerPage
  const { page } = address.search
  const range = usePreviousWhile(busy, rangeText({ page, pageSize, shown, total }))
  const pageCount = pageCountOf({ pageSize, total })
  const hrefOf = useCallback((each: number) => address.hrefOf({ page: each }), [address])
  return (
    <Inline gap="4" justify="between" align="center">
      <Inline gap="4">
        <Text as="p" size="13" tone="muted" tabular>
          {range}
        </Text>
        <Select
          aria-label="Rows per page"
          size="sm"
          className={rowsSelect}
          options={SIZES}
          value={String(chosen)}
          onChange={(size) => choose(Number(size))}
        />
      </Inline>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />}
    </Inline>
  )
}

/** The value, or the previous one while waiting. */
function usePreviousWhile<T>(isWaiting: boolean, value: T): T {
  const last = useRef(value)
  useEffect(() => {
    if (!isWaiting) last.current = value
  }, [isWaiting, value])
  return isWaiting ? last.current : value
}

/** Rows per page: from the address, otherwise what this device remembers for the list. */
export function useRowsPerPage({ search, change }: ListAddress): [size: number, choose: (size: number) => void] {
  const [remembered, remember] = useRemembered(storageKeys.pageSize(listNameOf(search)))
  const known = (value: unknown) => pageSizes.find((size) => size === value)
  const choose = (size: number) => {
    remember(size)
    change({ size: known(size) })
  }
  return [search.size ?? known(remembered) ?? defaultPageSize, choose]
}

/** Which of the five lists a search shows. */
export function listNameOf({ view, drivers, users }: OrganisationSearch): string {
  return view === 'users' ? `users-${users}` : `drivers-${drivers}`
}
