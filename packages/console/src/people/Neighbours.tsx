import { reads, useRead } from '@driver-trust/domain/data'
import {
  defaultPageSize,
  driversRequest,
  pageSizes,
  parseOrganisationSearch,
  type UsersListQuery,
} from '@driver-trust/domain/list'
import { pageCountOf } from '@driver-trust/domain/text'
import { ChevronLeftIcon, ChevronRightIcon } from '@driver-trust/ui/icon'
import { type LinkComponentProps, LinkProvider } from '@driver-trust/ui/link'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useMemory } from '../host.ts'
import { ownAddress } from '../routing/ownAddress.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { driverRoute } from '../screens/driver/route.ts'
import { useSingleKeys } from '../shell/useHelpKey.ts'
import { storageKeys } from '../storageKeys.ts'
import { neighbours, step } from './listReturn.css.ts'
import { listOf } from './listReturn.tsx'

/** A driver in a list; ids only. */
export interface ListedDriver {
  id: string
  organizationId?: string | undefined
}

/** The driver before or after, and the address of the list page that they are on. */
interface Neighbour {
  driver: ListedDriver
  list: string
}

interface Place {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** "3 of 41" */
  position: string
}

/** Links to the drivers before and after this one in the list that the user came from, also with K and J. */
export function Neighbours({ driver }: { driver: ListedDriver }) {
  const list = listOf(useHistoryState())
  const fromMemory = useRememberedOrder(list, driver)
  const fromPages = usePagedOrder(fromMemory ? undefined : list, driver)
  const place = fromMemory ?? fromPages
  const [, navigate] = useLocation()
  const open = (to: Neighbour | undefined) => to && (() => navigate(hrefOf(to), { state: { list: to.list } }))
  useSingleKeys({ j: open(place?.next), k: open(place?.previous) })
  if (!place) return null
  return (
    <nav aria-label="Drivers of the list" className={neighbours}>
      <Step to={place.previous}>
        <ChevronLeftIcon /> Previous
      </Step>
      <Text size="13" tone="muted" tabular>
        {place.position}
      </Text>
      <Step to={place.next}>
        Next <ChevronRightIcon />
      </Step>
    </nav>
  )
}

function hrefOf({ driver }: Neighbour): string {
  return driverRoute.href({ orgId: driver.organizationId ?? '', userId: driver.id })
}

function Step({ to, children }: { to: Neighbour | undefined; children: ReactNode }) {
  const list = to?.list
  const link = useMemo(() => linkFrom(list), [list])
  if (!to)
    return (
      <Text size="13" tone="faint" className={step}>
        {children}
      </Text>
    )
  return (
    <LinkProvider component={link}>
      <TextLink tone="quiet" href={hrefOf(to)} className={step}>
        {children}
      </TextLink>
    </LinkProvider>
  )
}

/** A link that takes the list's address along, so that the next page leads back to it too. */
function linkFrom(list: string | undefined) {
  return function NeighbourLink(props: LinkComponentProps) {
    const withState = { ...props, state: { list } } // the router's own prop, which plain anchors don't have
    return <RouterLink {...withState} />
  }
}

const isSame = (one: ListedDriver) => (other: ListedDriver) =>
  one.id === other.id && one.organizationId === other.organizationId

/** Notes the order of rows that no call could tell again, so that a driver's page leads to the next one. */
export function useNotedOrder(rows: readonly { driver: ListedDriver }[]): void {
  const { page } = useMemory()
  useEffect(() => {
    page.set(
      orderKey(ownAddress()),
      rows.map(({ driver: { id, organizationId } }) => ({ id, organizationId })),
    )
  }, [page, rows])
}

/** Where a list keeps the order of its rows in the page's memory. */
function orderKey(list: string): string {
  return `order:${list}`
}

/** The place in an order that its list has noted. */
function useRememberedOrder(list: string | undefined, driver: ListedDriver): Place | undefined {
  const order = useMemory().page.get(orderKey(list ?? '')) as readonly ListedDriver[] | undefined // only lists write under this key
  const at = order?.findIndex(isSame(driver)) ?? -1
  if (!order || at < 0 || list === undefined) return undefined
  const neighbour = (each: ListedDriver | undefined) => each && { driver: each, list }
  return {
    previous: neighbour(order[at - 1]),
    next: neighbour(order[at + 1]),
    position: `${at + 1} of ${order.length}`,
  }
}

/** The place in a list that is loaded page by page: at its border the neighbour is on another page. */
function usePagedOrder(list: string | undefined, driver: ListedDriver): Place | undefined {
  const query = useListQuery(list)
  const page = query?.page ?? 1
  const rows = usePage(query, page)
  const { pageSize = defaultPageSize, total = 0 } = rows ?? {}
  const at = rows?.items.findIndex(isSame(driver)) ?? -1
  const isFirst = at === 0 && page > 1
  const isLast = at >= 0 && at === (rows?.items.length ?? 0) - 1
  const before = usePage(isFirst ? query : undefined, page - 1)
  const after = usePage(isLast && page < pageCountOf({ pageSize, total }) ? query : undefined, page + 1)
  if (!rows || at < 0 || list === undefined) return undefined
  const neighbour = (each: ListedDriver | undefined, of: number) => each && { driver: each, list: withPage(list, of) }
  return {
    previous: isFirst ? neighbour(before?.items.at(-1), page - 1) : neighbour(rows.items[at - 1], page),
    next: isLast ? neighbour(after?.items[0], page + 1) : neighbour(rows.items[at + 1], page),
    position: `${(page - 1) * pageSize + at + 1} of ${rows.total}`,
  }
}

function usePage(query: UsersListQuery | undefined, page: number) {
  return useRead(query ? { ...reads.people({ ...query, page }), keepsPrevious: false } : null).data
}

/** The call that fills a list of drivers, from its address. */
function useListQuery(list: string | undefined): UsersListQuery | undefined {
  const viewer = useViewer()
  const memory = useMemory()
  if (list === undefined) return undefined
  const { pathname, search: text } = new URL(list, window.location.origin)
  const search = parseOrganisationSearch(text)
  if (search.view !== 'drivers') return undefined
  const remembered = memory.read(storageKeys.pageSize(`drivers-${search.drivers}`))
  const request = driversRequest({
    search,
    viewer,
    organisationId: pathname.split('/')[2] ?? '',
    pageSize: pageSizes.find((size) => size === remembered),
  })
  return request.call === 'users' ? request.query : undefined
}

function withPage(list: string, page: number): string {
  const { pathname, searchParams } = new URL(list, window.location.origin)
  if (page === 1) searchParams.delete('page')
  else searchParams.set('page', String(page))
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}
