import { useEffect } from 'react'
import { type SWRResponse, useSWRConfig } from 'swr'
import { isStatus } from '../http/client/RequestError.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { isReadWhole, type ListRequest } from '../list/listRequests.ts'
import type { UserWithOrganisation } from '../people/User.ts'
import type { InvitationsRequest, ListRows, UsersRequest } from './loadPages.ts'
import type { Read } from './Read.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

interface SizedPage<Item> {
  items: Item[]
  total: number
  /** The rows of a full page: fewer than were asked for if the server sends fewer. */
  pageSize: number
}

/** A page of a list; keeps the previous page while the next loads. */
export type ListPage<Item> = Pick<
  SWRResponse<SizedPage<Item>, Error>,
  'data' | 'error' | 'isLoading' | 'isValidating'
> & {
  mutate: () => Promise<unknown>
  /** Rows are filtered or sorted here, and only these of all could be read. */
  partial?: { read: number; total: number } | undefined
}

/** The page of a list that a request describes; undefined if its filters exclude each other, or it lists invitations. */
export function useUserList(request: ListRequest): ListPage<UserWithOrganisation> | undefined {
  return useListPage(request.call === 'users' ? userRead(request) : null, request)
}

/** The same for invitations. */
export function useInvitationList(request: ListRequest): ListPage<InvitationItem> | undefined {
  return useListPage(request.call === 'invitations' ? invitationRead(request) : null, request)
}

/** Whether a list has an answer, or failed, or needs no call. */
export function useIsListAnswered(request: ListRequest): boolean {
  const page = useRead<unknown>(listRead(request))
  return request.call === 'none' || page.data !== undefined || page.error !== undefined
}

/** What a list is loaded by; null if it makes no call. */
export function listRead(request: ListRequest): Read<{ total: number }> | null {
  if (request.call === 'none') return null
  return request.call === 'users' ? userRead(request) : invitationRead(request)
}

/** A page, or all rows at once. */
type Loaded<Item> = SizedPage<Item> | ListRows<Item>

function userRead(request: UsersRequest): Read<Loaded<UserWithOrganisation>> {
  return isReadWhole(request) ? reads.everyUser(request) : reads.people(request.query)
}

function invitationRead(request: InvitationsRequest): Read<Loaded<InvitationItem>> {
  return isReadWhole(request) ? reads.everyInvitation(request) : reads.invitations(request.query)
}

function useListPage<Item>(read: Read<Loaded<Item>> | null, request: ListRequest): ListPage<Item> | undefined {
  const response = useRead(read)
  useTreeRefetch(response.error)
  if (!read || request.call === 'none') return undefined
  const { data, error, mutate } = response
  const isEvery = data !== undefined && 'rows' in data
  return {
    error,
    mutate,
    get isLoading() {
      return response.isLoading
    },
    get isValidating() {
      return response.isValidating
    },
    data: isEvery ? pageOf(data.rows, request.query) : data,
    partial: isEvery && !data.isWhole ? { read: data.read, total: data.total } : undefined,
  }
}

/** Refetches the tree after a 404: a list names organisations, one of which may have been deleted meanwhile. */
function useTreeRefetch(error: unknown): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (isStatus(error, 404)) mutate(reads.organisationTree().key).catch(() => undefined)
  }, [error, mutate])
}

function pageOf<Item>(
  rows: Item[],
  { page, page_size = 20 }: { page?: number | undefined; page_size?: number | undefined },
) {
  const start = ((page ?? 1) - 1) * page_size
  return { items: rows.slice(start, start + page_size), total: rows.length, pageSize: page_size }
}
