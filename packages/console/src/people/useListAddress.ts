import {
  changeSearch,
  defaultPageSize,
  pageSizes,
  parseOrganisationSearch,
  printOrganisationSearch,
} from '@driver-trust/domain/list'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { paths } from '../paths.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import type { ListDefinition } from './ListDefinition.ts'
import type { ListAddress, RowsPerPage } from './listContext.ts'

/** The state of the lists from the address; invalid parameters are removed from both. */
export function useListAddress(organisationId: string): ListAddress {
  const text = useSearch()
  const [, navigate] = useLocation()
  const search = useMemo(() => parseOrganisationSearch(text), [text])
  const latest = useRef(search)
  useEffect(() => {
    latest.current = parseOrganisationSearch(text)
  }, [text])
  const canonical = printOrganisationSearch(search)
  const isCanonical = canonical.slice(1) === String(new URLSearchParams(text))
  useEffect(() => {
    if (!isCanonical)
      navigate(paths.organisation.href({ orgId: organisationId }, search), {
        replace: true,
        state: window.history.state,
      })
  }, [isCanonical, search, navigate, organisationId])
  const change = useCallback<ListAddress['change']>(
    (wanted, options = {}) => {
      latest.current = changeSearch(latest.current, wanted) // two changes may come before the next render
      navigate(paths.organisation.href({ orgId: organisationId }, latest.current), options)
    },
    [navigate, organisationId],
  )
  return useMemo(
    () => ({
      search,
      hrefOf: (wanted) => paths.organisation.href({ orgId: organisationId }, changeSearch(search, wanted)),
      change,
    }),
    [organisationId, search, change],
  )
}

/** Rows per page: from the address, otherwise what this device remembers for the list. */
export function useRowsPerPage({ name }: ListDefinition<ListedPerson>, { search, change }: ListAddress): RowsPerPage {
  const [remembered, remember] = useRemembered(storageKeys.pageSize(name))
  const known = (value: unknown) => pageSizes.find((size) => size === value)
  const pageSize = search.size ?? known(remembered) ?? defaultPageSize
  return useMemo(
    () => ({
      pageSize,
      setPageSize: (size) => {
        remember(size)
        change({ size: pageSizes.find((each) => each === size) })
      },
    }),
    [pageSize, remember, change],
  )
}
