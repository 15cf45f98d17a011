import { banOriginOf, type OrganisationNode } from '@driver-trust/domain'
import { reads, useRead } from '@driver-trust/domain/data'
import { useViewer } from '../../routing/useViewer.ts'

interface Banned {
  id: string
  organizationId: string
  status: string | undefined
}

/** The organisation in view that an inherited ban comes from; asked for only where there is such a ban. */
export function useBanOrigin({ id, organizationId, status }: Banned): OrganisationNode | undefined {
  const { tree } = useViewer()
  const records = useRead(status === 'banned_inherited' ? reads.users({ user_id: id, page: 1, page_size: 100 }) : null)
  return records.data && banOriginOf(tree, organizationId, records.data.items)
}
