import { reads, useListPage, useRead } from '@driver-trust/domain/data'
import { displayName } from '@driver-trust/domain/people'
import { Truncate } from '@driver-trust/ui/truncate'
import { inviterOf } from '../person/PersonRow.ts'
import { useList } from './listContext.ts'

/** Who sent an invitation; everyone on the page is looked up at once (contract 7.10). */
export function InvitedBy({ id }: { id: string }) {
  const { read, request } = useList()
  const page = useListPage(read, request)?.data
  const { data: names } = useRead(reads.names(page?.items.flatMap(inviterOf) ?? []))
  return names && <Truncate>{displayName(names[id])}</Truncate>
}
