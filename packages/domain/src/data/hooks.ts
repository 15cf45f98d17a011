import { useCallback } from 'react'
import { type SWRResponse, useSWRConfig } from 'swr'
import type { ActivityQuery, ActivityRecord } from '../activity.ts'
import type { Deadlines } from '../driver/deadlines.ts'
import type { UsersQuery } from '../http/client/userCalls.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import type { ListRequest } from '../list/listRequests.ts'
import type { Counters, Stats } from '../organisation/counters.ts'
import type { Settings } from '../settings/Settings.ts'
import type { UserLookup, UserPage, UserWithOrganisation } from '../user/User.ts'
import type { Read } from './Read.ts'
import { type DriverDetails, type DriverPlace, reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** A page of drivers or console users; keeps the previous page while the next loads. */
export function usePeople(query: UsersQuery | null): SWRResponse<UserPage, Error> {
  return useRead(query && reads.people(query))
}

/** A page of a list; keeps the previous page while the next loads. */
export type ListPage<Item> = Pick<
  SWRResponse<{ items: Item[]; total: number }, Error>,
  'data' | 'error' | 'isLoading' | 'isValidating'
> & {
  mutate: () => Promise<unknown>
  /** Rows are filtered here, and only the first `mostScanned` of the list were loaded. */
  isPartial?: boolean
}

/** The page of a list that a request describes; undefined if its filters exclude each other, or it lists invitations. */
export function useUserList(request: ListRequest): ListPage<UserWithOrganisation> | undefined {
  return useListPage(userRead(request), request)
}

/** The same for invitations. */
export function useInvitationList(request: ListRequest): ListPage<InvitationItem> | undefined {
  return useListPage(invitationRead(request), request)
}

/** Whether a list has an answer, or failed, or needs no call. */
export function useIsListAnswered(request: ListRequest): boolean {
  const page = useListPage<unknown>(userRead(request) ?? invitationRead(request), request)
  return !page || page.data !== undefined || page.error !== undefined
}

interface ListRows<Item> {
  items: Item[]
  total: number
  isPartial?: boolean
}

function userRead(request: ListRequest): Read<ListRows<UserWithOrganisation>> | null {
  if (request.call !== 'users') return null
  return request.scan ? reads.scannedUsers(request.query, request.scan) : reads.people(request.query)
}

function invitationRead(request: ListRequest): Read<ListRows<InvitationItem>> | null {
  if (request.call !== 'invitations') return null
  return request.scan ? reads.scannedInvitations(request.query, request.scan) : reads.invitations(request.query)
}

function useListPage<Item>(read: Read<ListRows<Item>> | null, request: ListRequest): ListPage<Item> | undefined {
  const page = useRead(read)
  if (!read || request.call === 'none') return undefined
  return request.scan ? pageOfScan(page, request.query) : page
}

/** A page of rows that were all loaded at once. */
function pageOfScan<Item>(
  all: SWRResponse<ListRows<Item>, Error>,
  { page = 1, page_size = 20 }: { page?: number | undefined; page_size?: number | undefined },
): ListPage<Item> {
  const { data, error, isLoading, isValidating, mutate } = all
  const start = (page - 1) * page_size
  const shown = data && { items: data.items.slice(start, start + page_size), total: data.total }
  return { data: shown, error, isLoading, isValidating, mutate, isPartial: data?.isPartial ?? false }
}

/** A driver's details; the error has status 404 if there is no such driver. */
export function useDriver(place: DriverPlace): SWRResponse<DriverDetails, Error> {
  return useRead(reads.driver(place))
}

/** When a driver's documents expire. */
export function useDeadlines(userId: string): SWRResponse<Deadlines, Error> {
  return useRead(reads.deadlines(userId))
}

/** A driver's activity in one organisation, newest first. */
export function useActivity(query: ActivityQuery): SWRResponse<ActivityRecord[], Error> {
  return useRead(reads.activity(query))
}

/** People by id, to name who did what; one batch per screen. */
export function useNames(ids: readonly string[]): SWRResponse<UserLookup, Error> {
  return useRead(ids.length > 0 ? reads.names(ids) : null)
}

/** The counts of one organisation, without what is below it. */
export function useCounters(organisationId: string): SWRResponse<Counters, Error> {
  return useRead(reads.counters(organisationId))
}

/** The verification figures of one organisation, without what is below it. */
export function useStats(organisationId: string): SWRResponse<Stats, Error> {
  return useRead(reads.stats(organisationId))
}

/** Settings with the security contact; null if none exist yet. */
export function useSettings(organisationId: string): SWRResponse<Settings | null, Error> {
  return useRead(reads.settings(organisationId))
}

/** Refetches the user and the tree, after the server refused something that the console considered allowed. */
export function useViewerRefetch(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all([mutate(reads.identity().key), mutate(reads.organisationTree().key)])
  }, [mutate])
}
