import { useMemo } from 'react'
import type { SWRResponse } from 'swr'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { isReadWhole, type ListRequest } from '../list/ListRequest.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import type { ListRows } from './loadPages.ts'
import type { Read } from './Read.ts'
import type { AnsweredPage } from './readList.ts'
import { reads, type Sized } from './reads.ts'
import { useRead } from './useRead.ts'

/** A page, or all rows at once if they are filtered or sorted here. */
export type ListAnswer<Row> = Sized<AnsweredPage<Row>> | ListRows<Row>

/** Reads what a request describes; null if it makes no call. */
export function listRead(
  request: ListRequest,
): Read<ListAnswer<UserWithOrganisation>> | Read<ListAnswer<InvitationItem>> | null {
  if (request.call === 'none') return null
  if (request.call === 'users') return isReadWhole(request) ? reads.everyUser(request) : reads.people(request.query)
  return isReadWhole(request) ? reads.everyInvitation(request) : reads.invitations(request.query)
}

/** A page of a list; keeps the previous page while the next loads. */
export type ListPage<Row> = Pick<
  SWRResponse<Sized<AnsweredPage<Row>>, Error>,
  'data' | 'error' | 'isLoading' | 'isValidating'
> & {
  mutate: () => Promise<unknown>
  /** Rows are filtered or sorted here, and only these of all could be read. */
  partial?: { read: number; total: number } | undefined
}

/** The page that a request describes, loaded by its read; undefined without a read, as its filters exclude each other. */
export function useListPage<Row>(read: Read<ListAnswer<Row>> | null, request: ListRequest): ListPage<Row> | undefined {
  const response = useRead(read)
  const { data, error, isLoading, mutate } = response
  const page = useMemo(() => (data && 'rows' in data ? pageOf(data.rows, request) : data), [data, request])
  if (!read) return undefined
  return {
    error,
    isLoading,
    mutate,
    get isValidating() {
      return response.isValidating
    },
    data: page,
    partial: data && 'rows' in data && !data.isWhole ? { read: data.read, total: data.total } : undefined,
  }
}

function pageOf<Row>(rows: Row[], request: ListRequest): Sized<AnsweredPage<Row>> {
  const { page = 1, page_size: pageSize = 20 } = request.call === 'none' ? {} : request.query
  const start = (page - 1) * pageSize
  return { items: rows.slice(start, start + pageSize), total: rows.length, pageSize }
}
