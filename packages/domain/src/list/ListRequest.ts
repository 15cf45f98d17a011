import type { UsersQuery } from '../http/client/userCalls.ts'
import type { InvitationsQuery } from '../invitation/InvitationItem.ts'
import type { Role } from '../people/role.ts'
import type { Sorting } from './sorting.ts'

/** The query of GET /api/v1/users for a list. */
export type UsersListQuery = UsersQuery & { order_by: Sorting; page: number; page_size: number }

/**
 * The call that fills a list, or none if its filters exclude each other; `notice` says if it covers less than
 * requested. A call takes one role, so for several `roles` each has a call of its own.
 */
export type ListRequest =
  | { call: 'users'; query: UsersListQuery; roles?: readonly Role[]; scan?: ListScan; notice?: string }
  | { call: 'invitations'; query: InvitationsQuery; scan?: ListScan; notice?: string }
  | { call: 'none'; scan?: undefined }

/** True if all rows of a list are read, to filter or sort them here. */
export function isReadWhole(request: ListRequest): boolean {
  return request.scan !== undefined || (request.call === 'users' && request.roles !== undefined)
}

/**
 * A filter that the server doesn't have: its rows are loaded in the query's order and picked here. Rows changed since a
 * time come first in that order, so the scan ends at the first older one.
 */
type ListScan = { batch: string } | { changedSince: string }

export function isScanned(scan: ListScan, row: { batchId?: string; updatedAt?: string | undefined }): boolean {
  if ('batch' in scan) return row.batchId === scan.batch
  return row.updatedAt !== undefined && Date.parse(row.updatedAt) >= Date.parse(scan.changedSince)
}
