import {
  changeSearch,
  isOrderHidden,
  type ListRequest,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
  printOrganisationSearch,
} from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useViewer } from '../account/useViewer.ts'
import { useHost, useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { paths } from '../paths.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import type { ListDefinition } from './ListDefinition.ts'
import { useListLayout } from './layout.ts'
import { type ListAddress, ListContext, type RowsPerPage } from './listContext.ts'
import { askedBy, definitionOf, pageSizeOf } from './lists.ts'

/** Reads the list from the address: what it is, what fills it and how it looks. */
export function ListProvider({ organisation, children }: { organisation: OrganisationNode; children: ReactNode }) {
  const viewer = useViewer()
  const address = useListAddress(organisation.id)
  const { search } = address
  const definition = definitionOf(search)
  const rows = useRowsPerPage(definition, address)
  const { pageSize } = rows
  const asked = useMemo(() => {
    const question = { search, viewer, organisationId: organisation.id, pageSize }
    return { ...askedBy(question), isMasked: isOrderHidden(question) }
  }, [search, viewer, organisation.id, pageSize])
  const isBranch = organisation.childIds.length > 0 && !search.isOwnOnly && !isOneOrganisation(asked.request, search)
  const layout = useListLayout(definition, { search, isBranch })
  const list = useMemo(
    () => ({
      ...{ organisation, isBranch, definition, layout },
      ...address,
      ...rows,
      ...asked,
    }),
    [organisation, isBranch, definition, layout, address, rows, asked],
  )
  return <ListContext value={list}>{children}</ListContext>
}

/** Permissions can reduce a branch to one organisation. So can the filter by organisation, but then the user chose it. */
function isOneOrganisation(request: ListRequest, { organizationName }: OrganisationSearch): boolean {
  return organizationName === undefined && request.call !== 'none' && request.query.organization_id?.length === 1
}

/** The state of the lists from the address; invalid parameters are removed from both. */
function useListAddress(organisationId: string): ListAddress {
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

function useRowsPerPage({ name }: ListDefinition<ListedPerson>, { search, change }: ListAddress): RowsPerPage {
  const { memory } = useHost()
  const [, remember] = useRemembered(storageKeys.pageSize(name))
  const pageSize = pageSizeOf(search, memory)
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
