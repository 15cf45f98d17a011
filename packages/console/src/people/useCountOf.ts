import { useListPage } from '@driver-trust/domain/data'
import type { OrganisationSearch } from '@driver-trust/domain/list'
import { useViewer } from '../account/useViewer.ts'
import { useList } from './listContext.ts'
import { askedBy } from './lists.ts'

/** How many people a search finds in the page's organisation, and the request for them; undefined asks nothing. */
export function useCountOf(search: OrganisationSearch | undefined) {
  const viewer = useViewer()
  const { organisation, search: shown } = useList()
  const question = { search: search ?? shown, viewer, organisationId: organisation.id, pageSize: 1 }
  const { request, read } = askedBy(question)
  const page = useListPage(search ? read : null, request)
  return { request, total: page?.data?.total, isLoading: page?.isLoading ?? false }
}
