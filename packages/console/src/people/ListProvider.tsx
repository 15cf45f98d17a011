import {
  changeSearch,
  isOrderHidden,
  type ListRequest,
  type OrganisationSearch,
  parseOrganisationSearch,
  printOrganisationSearch,
} from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { paths } from '../paths.ts'
import { useSearch } from '../routing/useSearch.ts'
import { useListLayout } from './layout.ts'
import { type List, ListContext } from './listContext.ts'
import { askedBy, definitionOf, pageSizeOf } from './lists.ts'

/** Reads the list from the address: what it is, what fills it and how it looks. */
export function ListProvider({ organisation, children }: { organisation: OrganisationNode; children: ReactNode }) {
  const viewer = useViewer()
  const address = useListAddress(organisation.id)
  const { search } = address
  const definition = definitionOf(search)
  const { memory } = useHost()
  const pageSize = useSyncExternalStore(memory.subscribe, () => pageSizeOf(search, memory))
  const asked = useMemo(() => {
    const question = { search, viewer, organisationId: organisation.id, pageSize }
    return { ...askedBy(question), isMasked: isOrderHidden(question) }
  }, [search, viewer, organisation.id, pageSize])
  const isBranch = organisation.childIds.length > 0 && !search.isOwnOnly && !isOneOrganisation(asked.request, search)
  const layout = useListLayout(definition, { search, isBranch })
  const list = useMemo(
    () => ({ organisation, isBranch, definition, layout, pageSize, ...address, ...asked }),
    [organisation, isBranch, definition, layout, pageSize, address, asked],
  )
  return <ListContext value={list}>{children}</ListContext>
}

/** Permissions can reduce a branch to one organisation. So can the filter by organisation, but then the user chose it. */
function isOneOrganisation(request: ListRequest, { organizationName }: OrganisationSearch): boolean {
  return organizationName === undefined && request.call !== 'none' && request.query.organization_id?.length === 1
}

/** The state of the lists from the address; invalid parameters are removed from both. */
function useListAddress(organisationId: string): Pick<List, 'search' | 'hrefOf' | 'change'> {
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
  const change = useCallback<List['change']>(
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
