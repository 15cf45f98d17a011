import { isOrderHidden, type ListRequest, type OrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { type ReactNode, useMemo, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useListLayout } from './layout.ts'
import { ListContext, NO_READINGS } from './listContext.ts'
import { askedBy, definitionOf } from './lists.ts'
import { useListAddress, useRowsPerPage } from './useListAddress.ts'

interface ListProviderProps {
  organisation: OrganisationNode
  children: ReactNode
}

/** Reads the list from the address: what it is, what fills it and how it looks. */
export function ListProvider({ organisation, children }: ListProviderProps) {
  const viewer = useViewer()
  const address = useListAddress(organisation.id)
  const { search } = address
  const definition = definitionOf(search)
  const rows = useRowsPerPage(definition, address)
  const { pageSize } = rows
  const [otherReadings, offerReadings] = useState(NO_READINGS)
  const asked = useMemo(() => {
    const question = { search, viewer, organisationId: organisation.id, pageSize }
    return { ...askedBy(question), isMasked: isOrderHidden(question) }
  }, [search, viewer, organisation.id, pageSize])
  const isBranch = organisation.hasChildren && !search.isOwnOnly && !isOneOrganisation(asked.request, search)
  const layout = useListLayout(definition, { search, isBranch })
  const list = useMemo(
    () => ({
      ...{ organisation, isBranch, definition, layout, otherReadings, offerReadings },
      ...address,
      ...rows,
      ...asked,
    }),
    [organisation, isBranch, definition, layout, otherReadings, address, rows, asked],
  )
  return <ListContext value={list}>{children}</ListContext>
}

/** Permissions can reduce a branch to one organisation. So can the filter by organisation, but then the user chose it. */
function isOneOrganisation(request: ListRequest, { organizationName }: OrganisationSearch): boolean {
  return organizationName === undefined && request.call !== 'none' && request.query.organization_id?.length === 1
}
