import { listRead, usePeek, usePreload } from '@driver-trust/domain/data'
import {
  changeSearch,
  driversRequest,
  filterLabels,
  type ListQuestion,
  type ListRequest,
  type SearchReading,
  searchedFilters,
  searchReadings,
  usersRequest,
  withoutSearch,
} from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { maxText } from '@driver-trust/domain/text'
import { useEffect, useRef, useState } from 'react'
import { DEBOUNCE, useIsComposing } from '../../../form/useDebounced.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { useRowsPerPage } from './PageBar.tsx'
import type { ListAddress } from './useListAddress.ts'

/** What a text also finds, if it is understood differently. */
export interface OtherReading {
  label: string
  count: number
  choose: () => void
}

interface ListSearchOptions {
  organisation: OrganisationNode
  address: ListAddress
  /** Only driver IDs can be searched: everything else is masked. */
  isMasked: boolean
  /** Must be stable. */
  onOthers: (others: readonly OtherReading[]) => void
}

export const NO_OTHER_READINGS: readonly OtherReading[] = []

/**
 * The text of a list's one search field. Typing sets the filters that the text can stand for. If it has several
 * readings, the first one with results applies and the others are offered.
 */
export function useListSearch({ organisation, address, isMasked, onOthers }: ListSearchOptions) {
  const count = useCount(organisation.id, address)
  const [{ text, isTyped }, setField] = useState(EMPTY)
  const isComposing = useIsComposing()
  const filled = useRef(NOTHING) // what this field put into the address
  const latest = useRef({ address, count, isMasked })
  useEffect(() => {
    latest.current = { address, count, isMasked }
  })
  const inAddress = keyOf(address.search)
  useEffect(() => {
    if (inAddress === filled.current) return
    filled.current = NOTHING // changed elsewhere: by a tag, a view or going back
    setField(EMPTY)
  }, [inAddress])
  useEffect(() => {
    const stop = new AbortController()
    const settle = async () => {
      const { address, count, isMasked } = latest.current
      const readings = searchReadings(text, address.search).filter((each) => !isMasked || each.dtId !== undefined)
      const counted = readings.length > 1 ? await count(readings, address.search) : []
      if (stop.signal.aborted) return
      const take = (reading: SearchReading, options?: { replace: boolean }) => {
        filled.current = keyOf(reading)
        const others = counted.filter((each) => each.reading !== reading && each.count > 0)
        const offered = others.map((each) => ({
          label: labelOf(each.reading, reading),
          count: each.count,
          choose: () => take(each.reading),
        }))
        onOthers(offered.length > 0 ? offered : NO_OTHER_READINGS) // one empty list, so that setting it again re-renders nothing
        if (keyOf(latest.current.address.search) !== filled.current)
          address.change({ ...withoutSearch, ...reading }, options)
      }
      take(counted.find((each) => each.count > 0)?.reading ?? readings[0] ?? {}, { replace: true })
    }
    if (!isTyped || isComposing || (text.trim() === '' && filled.current === NOTHING)) return undefined
    const timer = setTimeout(settle, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isTyped, isComposing, onOthers])
  const isEmpty = text === ''
  useEffect(() => {
    if (isEmpty) onOthers(NO_OTHER_READINGS)
    return () => onOthers(NO_OTHER_READINGS)
  }, [isEmpty, onOthers])
  return [text, (typed: string) => setField({ text: typed.slice(0, maxText), isTyped: true })] as const
}

/** What the text is taken for, or how it is spelt if that is all that differs. */
function labelOf(reading: SearchReading, chosen: SearchReading): string {
  const filters = Object.keys(reading)
  if (filters.join() === Object.keys(chosen).join()) return `“${Object.values(reading).join(' ')}”`
  return filters.map((filter) => filterLabels[filter as keyof SearchReading]).join(' and ')
}

function keyOf(search: SearchReading): string {
  return JSON.stringify(searchedFilters.map((filter) => search[filter] ?? null))
}

const EMPTY = { text: '', isTyped: false }
const NOTHING = keyOf({})

/** The call of whichever list the search shows. */
export function listRequestOf(question: ListQuestion): ListRequest {
  return question.search.view === 'users' ? usersRequest(question) : driversRequest(question)
}

type Search = ListAddress['search']

interface CountedReading {
  reading: SearchReading
  /** -1 if it couldn't be loaded. */
  count: number
}

/** How many people each reading finds. The first is likely to be chosen, so it is counted by the page that the list then shows. */
function useCount(organisationId: string, address: ListAddress) {
  const viewer = useViewer()
  const preload = usePreload()
  const peek = usePeek()
  const [pageSize] = useRowsPerPage(address)
  const count = async (search: Search, isFirst: boolean): Promise<number> => {
    const { size: _size, ...sizeless } = search
    const wanted = isFirst ? { search, pageSize } : { search: sizeless, pageSize: 1 }
    const request = listRequestOf({ ...wanted, viewer, organisationId })
    const read = listRead(request)
    if (!read) return 0
    await preload(read)
    return peek(read)?.total ?? -1
  }
  return (readings: readonly SearchReading[], search: Search): Promise<CountedReading[]> =>
    Promise.all(
      readings.map(async (reading, place) => ({
        reading,
        count: await count({ ...changeSearch(search, { ...withoutSearch, ...reading }), page: 1 }, place === 0),
      })),
    )
}
