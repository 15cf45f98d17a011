import type { ListAnswer, Read } from '@driver-trust/domain/data'
import {
  changeSearch,
  defaultPageSize,
  isOrderHidden,
  type ListQuestion,
  type ListRequest,
  type OrganisationSearch,
  pageSizes,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SearchChange,
} from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useRemembered } from '../host.ts'
import { useViewer } from '../routing/useViewer.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import { storageKeys } from '../storageKeys.ts'
import type { ListedPerson } from './cells.tsx'
import { bannedDrivers, drivers, judgedDrivers } from './drivers.tsx'
import { invitedDrivers, invitedUsers } from './invitations.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { type ListLayout, useListLayout } from './layout.tsx'
import { users } from './users.tsx'

/** The list that an organisation's page shows, for every part of the page that shows or changes some of it. */
export interface List extends ListAddress, RowsPerPage {
  organisation: OrganisationNode
  /** It covers sub-organisations. */
  isBranch: boolean
  definition: ListDefinition<ListedPerson>
  /** The call that fills it. */
  request: ListRequest
  read: Read<ListAnswer<ListedPerson>> | null
  /** Personal data of everyone listed is masked, so it can be neither searched nor sorted. */
  isMasked: boolean
  layout: ListLayout
  /** What else the text in the search field could mean. */
  otherReadings: readonly OtherReading[]
  offerReadings: (readings: readonly OtherReading[]) => void
}

/** What a text also finds, if it is understood differently. */
export interface OtherReading {
  label: string
  count: number
  choose: () => void
}

export const NO_READINGS: readonly OtherReading[] = []

const ListContext = createContext<List | undefined>(undefined)

/** Only below a ListProvider. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('There is no ListProvider above this component: the organisation page renders one.')
  return list
}

interface ListProviderProps {
  organisation: OrganisationNode
  children: ReactNode
}

/** Reads the list from the address: what it is, what fills it and how it looks. */
export function ListProvider({ organisation, children }: ListProviderProps) {
  const viewer = useViewer()
  const address = useListAddress(organisation.id)
  const { search } = address
  const definition = definitionOf(search)
  const rows = useRowsPerPage(definition, address)
  const { pageSize } = rows
  const [otherReadings, offerReadings] = useState(NO_READINGS)
  const asked = useMemo(() => {
    const question = { search, viewer, organisationId: organisation.id, pageSize }
    return { ...askedBy(question), isMasked: isOrderHidden(question) }
  }, [search, viewer, organisation.id, pageSize])
  const isBranch = organisation.hasChildren && !search.isOwnOnly && !isOneOrganisation(asked.request, search)
  const layout = useListLayout(definition, { search, isBranch })
  const list = useMemo(
    () => ({
      ...{ organisation, isBranch, definition, layout, otherReadings, offerReadings },
      ...address,
      ...rows,
      ...asked,
    }),
    [organisation, isBranch, definition, layout, otherReadings, address, rows, asked],
  )
  return <ListContext value={list}>{children}</ListContext>
}

/** Of a branch the viewer may see the people of one organisation only; the filter by organisations can leave one too. */
function isOneOrganisation(request: ListRequest, { organizationName }: OrganisationSearch): boolean {
  return organizationName === undefined && request.call !== 'none' && request.query.organization_id?.length === 1
}

/** The list that a search shows. Only its own columns and actions know more of its rows than every list does. */
export function definitionOf({ view, drivers, users }: OrganisationSearch): ListDefinition<ListedPerson> {
  if (view === 'cannot-drive' || view === 'can-drive') return judgedDrivers as ListDefinition<ListedPerson> // as below
  return (view === 'users' ? lists.users[users] : lists.drivers[drivers]) as ListDefinition<ListedPerson> // what it reads is what it shows
}

const lists = {
  drivers: { active: drivers, banned: bannedDrivers, invited: invitedDrivers },
  users: { active: users, invited: invitedUsers },
}

/** The call that fills a list, and how it is read; a count of the same list then needs no call of its own. */
export function askedBy(question: ListQuestion): Pick<List, 'request' | 'read'> {
  const { request: requestOf, read } = definitionOf(question.search)
  const request = requestOf(question)
  return { request, read: read(request) }
}

interface ListAddress {
  search: OrganisationSearch
  hrefOf: (change: SearchChange) => string
  /** Changes the address. `replace` is for typing, as a half-typed filter is no place to go back to. */
  change: (change: SearchChange, options?: { replace?: boolean }) => void
}

/** The state of the lists from the address; invalid parameters are removed from both. */
function useListAddress(organisationId: string): ListAddress {
  const text = useSearch()
  const [, navigate] = useLocation()
  const search = useMemo(() => parseOrganisationSearch(text), [text])
  const latest = useRef(search)
  useEffect(() => {
    latest.current = parseOrganisationSearch(text)
  }, [text])
  const canonical = printOrganisationSearch(search)
  const isCanonical = canonical.slice(1) === String(new URLSearchParams(text))
  useEffect(() => {
    if (!isCanonical)
      navigate(organisationRoute.href({ orgId: organisationId }, search), {
        replace: true,
        state: window.history.state,
      })
  }, [isCanonical, search, navigate, organisationId])
  const change = useCallback<ListAddress['change']>(
    (wanted, options = {}) => {
      latest.current = changeSearch(latest.current, wanted) // two changes may come before the next render
      navigate(organisationRoute.href({ orgId: organisationId }, latest.current), options)
    },
    [navigate, organisationId],
  )
  return useMemo(
    () => ({
      search,
      hrefOf: (wanted) => organisationRoute.href({ orgId: organisationId }, changeSearch(search, wanted)),
      change,
    }),
    [organisationId, search, change],
  )
}

interface RowsPerPage {
  pageSize: number
  setPageSize: (size: number) => void
}

/** Rows per page: from the address, otherwise what this device remembers for the list. */
function useRowsPerPage({ name }: ListDefinition<ListedPerson>, { search, change }: ListAddress): RowsPerPage {
  const [remembered, remember] = useRemembered(storageKeys.pageSize(name))
  const known = (value: unknown) => pageSizes.find((size) => size === value)
  const pageSize = search.size ?? known(remembered) ?? defaultPageSize
  return useMemo(
    () => ({
      pageSize,
      setPageSize: (size) => {
        remember(size)
        change({ size: pageSizes.find((each) => each === size) })
      },
    }),
    [pageSize, remember, change],
  )
}
