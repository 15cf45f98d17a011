import { defaultPageSize, type OrganisationSearch, pageSizes } from '@driver-trust/domain'
import { useRemembered } from '../../../memory/useMemory.ts'
import { storageKeys } from '../../../storageKeys.ts'
import type { ListAddress } from './useListAddress.ts'

/** The rows of a page: what the address says, else what this device remembers for the list. */
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
