import type { ListAnswer, Read } from '@driver-trust/domain/data'
import type { ListRequest, OrganisationSearch, SearchChange } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { createContext, useContext } from 'react'
import type { ListedPerson } from '../person/PersonRow.ts'
import type { ListDefinition } from './ListDefinition.ts'
import type { ListLayout } from './layout.ts'

/** The list that an organisation's page shows, for every part of the page that shows or changes some of it. */
export interface List {
  search: OrganisationSearch
  hrefOf: (change: SearchChange) => string
  /** Changes the address. `replace` is for typing, as a half-typed filter is no place to go back to. */
  change: (change: SearchChange, options?: { replace?: boolean }) => void
  organisation: OrganisationNode
  /** It covers sub-organisations. */
  isBranch: boolean
  definition: ListDefinition<ListedPerson>
  /** The call that fills it. */
  request: ListRequest
  read: Read<ListAnswer<ListedPerson>> | null
  /** Rows per page. */
  pageSize: number
  /** Personal data of everyone listed is masked, so it can be neither searched nor sorted. */
  isMasked: boolean
  layout: ListLayout
}

/** What the text in the search field also finds, if it is understood differently. */
export interface OtherReading {
  label: string
  count: number
  choose: () => void
}

export const NO_READINGS: readonly OtherReading[] = []

export const ListContext = createContext<List | undefined>(undefined)

/** Only below a ListProvider. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('There is no ListProvider above this component: the organisation page renders one.')
  return list
}

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}
