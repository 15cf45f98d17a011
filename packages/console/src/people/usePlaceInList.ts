import { reads, useRead } from '@driver-trust/domain/data'
import {
  defaultPageSize,
  driversRequest,
  parseOrganisationSearch,
  type UsersListQuery,
} from '@driver-trust/domain/list'
import { displayName, nameInSentence } from '@driver-trust/domain/people'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { useEffect, useMemo } from 'react'
import { type CoreAccount, useViewer } from '../account/useViewer.ts'
import type { Following } from '../actions/PersonAction.ts'
import type { Memory } from '../host/createMemory.ts'
import { useHost } from '../host/host.ts'
import { organisationAt, paths } from '../paths.ts'
import type { ListedPerson, PersonRow } from '../person/PersonRow.ts'
import { useCurrentAddress } from '../routing/useNavigation.ts'
import { pageSizeOf } from './lists.ts'
import { useListBefore } from './useListReturn.ts'

/** The driver before or after, and the address of the list page that they are on. */
export interface Neighbour {
  driver: ListedPerson
  list: string
}

export interface Place {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Of this driver, from 1. */
  position: number
  total: number
  /** More people are still being found. */
  isPart?: boolean | undefined
}

/** Where a driver is in a list, by its address: in the one that the user came from, unless another is given. */
export function usePlaceInList(driver: Sought, given?: string): Place | undefined {
  const before = useListBefore()
  const address = given ?? before
  const list = address && sameList(address)
  const fromMemory = rememberedPlace(useHost().memory, list, driver)
  const fromPages = usePagedOrder(fromMemory ? undefined : list, driver)
  return fromMemory ?? fromPages
}

/** The driver to go on with once this one is dealt with. */
export function followingOf({ next, position, total, isPart }: Place): Following | undefined {
  if (!next) return undefined
  const label = (at: number, of: number) =>
    `Next: ${nameInSentence(displayName(next.driver))} (${positionText({ position: at, total: of, isPart })})`
  const movedUp = label(position, total - 1)
  return { label: label(position + 1, total), movedUp, href: hrefOf(next), list: next.list }
}

export const positionText = ({ position, total, isPart = false }: Pick<Place, 'position' | 'total' | 'isPart'>) =>
  `${formatCount(position)} of ${formatCount(total)}${isPart ? '+' : ''}`
/** Who is looked for: a record may be gone that its list still has. */
type Sought = Pick<PersonRow, 'id' | 'organizationId'>

const isSame = (one: Sought) => (other: Sought) => one.id === other.id && one.organizationId === other.organizationId

/** Notes the order of rows that no call could tell again, so that a driver's page leads to the next one; `isPart` while more are found. */
export function useNotedOrder(rows: readonly { driver: ListedPerson }[], isPart: boolean): void {
  const { page } = useHost().memory
  const address = useCurrentAddress()
  useEffect(() => {
    const noted: NotedOrder = { drivers: rows.map(({ driver }) => driver), isPart }
    page.set(orderKey(address), noted)
  }, [page, rows, isPart, address])
}

interface NotedOrder {
  drivers: readonly ListedPerson[]
  isPart: boolean
}

/** Where a list keeps the order of its rows in the page's memory. */
function orderKey(list: string): string {
  return `order:${sameList(list)}`
}

/** The place in an order that its list has noted. */
function rememberedPlace({ page }: Memory, list: string | undefined, driver: Sought): Place | undefined {
  const noted = page.get(orderKey(list ?? '')) as NotedOrder | undefined // only lists write under this key
  const { drivers: order = [], isPart } = noted ?? {}
  const at = order.findIndex(isSame(driver))
  if (at < 0 || list === undefined) return undefined
  const neighbour = (each: ListedPerson | undefined) => each && { driver: each, list }
  return {
    previous: neighbour(order[at - 1]),
    next: neighbour(order[at + 1]),
    position: at + 1,
    total: order.length,
    isPart,
  }
}

/** The place in a list that is loaded page by page: at its border the neighbour is on another page. */
function usePagedOrder(list: string | undefined, driver: Sought): Place | undefined {
  const viewer = useViewer()
  const { memory } = useHost()
  const query = useMemo(
    () => (list === undefined ? undefined : queryOf(list, { viewer, memory })),
    [list, viewer, memory],
  )
  const { page, rows } = usePageWith(query, driver)
  const { pageSize = defaultPageSize, total = 0 } = rows ?? {}
  const at = rows?.items.findIndex(isSame(driver)) ?? -1
  const isFirst = at === 0 && page > 1
  const isLast = at >= 0 && at === (rows?.items.length ?? 0) - 1
  const before = usePage(isFirst ? query : undefined, page - 1)
  const after = usePage(isLast && page < pageCountOf({ pageSize, total }) ? query : undefined, page + 1)
  if (!rows || at < 0 || list === undefined) return undefined
  const neighbour = (each: ListedPerson | undefined, of: number) => each && { driver: each, list: withPage(list, of) }
  return {
    previous: isFirst ? neighbour(before?.items.at(-1), page - 1) : neighbour(rows.items[at - 1], page),
    next: isLast ? neighbour(after?.items[0], page + 1) : neighbour(rows.items[at + 1], page),
    position: (page - 1) * pageSize + at + 1,
    total: rows.total,
  }
}

/** The page that a driver is on: the one that was asked for, or the one before if a row has left the list since. */
function usePageWith(query: UsersListQuery | undefined, driver: Sought) {
  const page = query?.page ?? 1
  const rows = usePage(query, page)
  const hasMoved = page > 1 && rows !== undefined && !rows.items.some(isSame(driver))
  const before = usePage(hasMoved ? query : undefined, page - 1)
  return hasMoved ? { page: page - 1, rows: before } : { page, rows }
}

function usePage(query: UsersListQuery | undefined, page: number) {
  return useRead(query ? { ...reads.people({ ...query, page }), keepsPrevious: false } : null).data
}

/** The call that fills a list of drivers, from its address. */
function queryOf(
  list: string,
  { viewer, memory }: { viewer: CoreAccount; memory: Memory },
): UsersListQuery | undefined {
  const { pathname, search: text } = new URL(list, window.location.origin)
  const search = parseOrganisationSearch(text)
  if (search.view !== 'drivers') return undefined
  const organisationId = organisationAt(pathname) ?? ''
  const request = driversRequest({ search, viewer, organisationId, pageSize: pageSizeOf(search, memory) })
  return request.call === 'users' ? request.query : undefined
}

function withPage(list: string, page: number): string {
  return withParameter(list, 'page', page === 1 ? undefined : String(page))
}

/** A list's address without the parameters that don't change its rows: who is shown beside it, and which groups are open. */
function sameList(address: string): string {
  return withParameter(withParameter(address, 'beside'), 'open')
}

/** An address with another value of a parameter, or without it. */
function withParameter(address: string, name: string, value?: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  if (value === undefined) searchParams.delete(name)
  else searchParams.set(name, value)
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

/** The address of the list with a driver beside it. */
export function besideHref({ driver, list }: Neighbour): string {
  return withParameter(list, 'beside', `${driver.organizationId}.${driver.id}`)
}

export function hrefOf({ driver }: Neighbour): string {
  return paths.driver.href({ orgId: driver.organizationId ?? '', userId: driver.id })
}
