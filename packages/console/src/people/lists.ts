import { listRead } from '@driver-trust/domain/data'
import {
  defaultPageSize,
  type ListQuestion,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
} from '@driver-trust/domain/list'
import type { Memory } from '../host/createMemory.ts'
import { storageKeys } from '../host/storageKeys.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { deadlines } from './deadlines.tsx'
import { ableDrivers, bannedDrivers, drivers, stoppedDrivers } from './drivers.tsx'
import { invitedDrivers, invitedUsers } from './invitations.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import type { List } from './listContext.ts'
import { users } from './users.tsx'

/** The list that a search shows. Only its own columns and actions know more of its rows than every list does. */
export function definitionOf({ view, drivers, users }: OrganisationSearch): ListDefinition<ListedPerson> {
  const definitions = { drivers: lists.drivers[drivers], users: lists.users[users] }
  return { ...lists.judged, ...definitions }[view] as ListDefinition<ListedPerson> // its columns only get rows that it has read
}

const lists = {
  drivers: { active: drivers, banned: bannedDrivers, invited: invitedDrivers },
  users: { active: users, invited: invitedUsers },
  judged: { 'cannot-drive': stoppedDrivers, 'not-cleared': stoppedDrivers, 'can-drive': ableDrivers, deadlines },
}

/** True if the list has drivers, who have verdicts; users and invitations have none. */
export function isOfDrivers({ view, drivers }: OrganisationSearch): boolean {
  return view !== 'users' && drivers !== 'invited'
}

/** The call that fills a list, and how it is read; a count of the same list then needs no call of its own. */
export function askedBy(question: ListQuestion): Pick<List, 'request' | 'read'> {
  const request = definitionOf(question.search).request?.(question) ?? NO_CALL
  return { request, read: listRead(request) }
}

/** Rows per page: as the address says, otherwise as this device remembers for the list. */
export function pageSizeOf(search: OrganisationSearch, memory: Memory): number {
  const remembered = memory.read(storageKeys.pageSize(definitionOf(search).name))
  return search.size ?? pageSizes.find((size) => size === remembered) ?? defaultPageSize
}

/** What fills the list at an address. */
export function readAt(text: string, { memory, ...asking }: Omit<ListQuestion, 'search'> & { memory: Memory }) {
  const search = parseOrganisationSearch(text)
  return askedBy({ ...asking, search, pageSize: pageSizeOf(search, memory) }).read
}

const NO_CALL = { call: 'none' } as const
