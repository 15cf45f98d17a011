import { reads, usePeek, usePreload } from '@driver-trust/domain/data'
import {
  changeSearch,
  filtersOf,
  furtherReadings,
  isTypedName,
  listFilters,
  type OrganisationSearch,
  type SearchReading,
  searchedFilters,
  searchReadings,
  spelledAlike,
  withoutSearch,
} from '@driver-trust/domain/list'
import { maxText } from '@driver-trust/domain/text'
import { SearchInput } from '@driver-trust/ui/search-input'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { DEBOUNCE, useIsComposing } from '../form/useDebounced.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { NO_READINGS, useList } from './listContext.ts'
import { focusList } from './listKeys.ts'
import { askedBy } from './lists.ts'
import { useSearchPlaceholder } from './useSearchPlaceholder.ts'

/** A list's one search field. On its own, so that typing renders nothing else. */
export function SearchField() {
  const { search, isMasked } = useList()
  const [text, setText] = useListSearch()
  const hasId = filtersOf(search).includes('dtId')
  const placeholder = useSearchPlaceholder(hasId)
  return (
    <SearchInput
      label={`Find ${search.view}`}
      placeholder={isMasked ? maskedPlaceholder(hasId) : placeholder}
      size="sm"
      maxLength={maxText}
      value={text}
      onChange={setText}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        focusList()
      }}
    />
  )
}

/** Only driver IDs can be searched: everything else is masked. */
const maskedPlaceholder = (hasId: boolean) => (hasId ? 'Driver ID' : 'Hidden data can’t be searched')

/**
 * The field's text. Typing sets the filters that it can stand for. If it has several readings, the first one with
 * results applies and the others are offered.
 */
function useListSearch() {
  const list = useList()
  const { search, offerReadings } = list
  const count = useCount()
  const everyone = useEveryone()
  const [{ text, isTyped }, setField] = useState(EMPTY)
  const isComposing = useIsComposing()
  const filled = useRef(NOTHING) // what this field put into the address
  const latest = useRef({ ...list, count, everyone })
  useEffect(() => {
    latest.current = { ...list, count, everyone }
  })
  const inAddress = keyOf(search)
  useEffect(() => {
    if (inAddress === filled.current) return
    filled.current = NOTHING // changed elsewhere: by a tag, a view or going back
    setField(EMPTY)
  }, [inAddress])
  useEffect(() => {
    const stop = new AbortController()
    const settle = async () => {
      const { search, change, isMasked, count } = latest.current
      const filters = filtersOf(search)
      const isSearched = (reading: SearchReading) => !isMasked || reading.dtId !== undefined
      const readings = searchReadings(text, filters).filter(isSearched)
      const counted = readings.length > 1 ? await count(readings, search) : []
      if (stop.signal.aborted) return
      const isNobody = counted.length > 0 && counted.every((each) => each.count === 0)
      const further = isNobody ? furtherReadings(text, filters).filter(isSearched) : []
      if (further.length > 0) counted.push(...(await count(further, search)))
      if (stop.signal.aborted) return
      if (isNobody && !isMasked && isTypedName(text) && counted.every((each) => each.count === 0)) {
        counted.push(...(await count(spelledAlike(await latest.current.everyone(search), text), search)))
        if (stop.signal.aborted) return
      }
      const take = (reading: SearchReading, options?: { replace: boolean }) => {
        filled.current = keyOf(reading)
        const others = counted.filter((each) => each.reading !== reading && each.count > 0)
        const offered = others.map((each) => ({
          label: labelOf(each.reading, reading),
          count: each.count,
          choose: () => take(each.reading),
        }))
        if (offered.length > 0 || latest.current.otherReadings.length > 0) offerReadings(offered)
        if (keyOf(latest.current.search) !== filled.current) change({ ...withoutSearch, ...reading }, options)
      }
      take(counted.find((each) => each.count > 0)?.reading ?? readings[0] ?? {}, { replace: true })
    }
    if (!isTyped || isComposing || (text.trim() === '' && filled.current === NOTHING)) return undefined
    const timer = setTimeout(settle, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isTyped, isComposing, offerReadings])
  const isEmpty = text === ''
  useEffect(() => (isEmpty ? undefined : () => offerReadings(NO_READINGS)), [isEmpty, offerReadings])
  return [text, (typed: string) => setField({ text: typed.slice(0, maxText), isTyped: true })] as const
}

/** What the text is taken for, or how it is spelt if that is all that differs. */
function labelOf(reading: SearchReading, chosen: SearchReading): string {
  const filters = Object.keys(reading)
  if (filters.join() === Object.keys(chosen).join()) return `“${Object.values(reading).join(' ')}”`
  return filters.map((filter) => listFilters[filter as keyof SearchReading].label).join(' and ')
}

function keyOf(search: SearchReading): string {
  return JSON.stringify(searchedFilters.map((filter) => search[filter] ?? null))
}

const EMPTY = { text: '', isTyped: false }
const NOTHING = keyOf({})

interface CountedReading {
  reading: SearchReading
  /** -1 if it couldn't be loaded. */
  count: number
}

/** Everyone whom the list has without its search, as far as they can be read at once. */
function useEveryone() {
  const viewer = useViewer()
  const { organisation } = useList()
  const preload = usePreload()
  const peek = usePeek()
  return async (search: OrganisationSearch) => {
    const { request } = askedBy({
      search: changeSearch(search, withoutSearch),
      viewer,
      organisationId: organisation.id,
    })
    if (request.call === 'none') return []
    const read = request.call === 'users' ? reads.everyUser(request) : reads.everyInvitation(request)
    await preload(read)
    return peek<{ rows: ListedPerson[] }>(read)?.rows ?? []
  }
}

/** How many people each reading finds. The first is likely to be chosen, so it is counted by the page that the list then shows. */
function useCount() {
  const viewer = useViewer()
  const { organisation, pageSize } = useList()
  const preload = usePreload()
  const peek = usePeek()
  const count = async (search: OrganisationSearch, isFirst: boolean): Promise<number> => {
    const { size: _size, ...sizeless } = search
    const wanted = isFirst ? { search, pageSize } : { search: sizeless, pageSize: 1 }
    const { read } = askedBy({ ...wanted, viewer, organisationId: organisation.id })
    if (!read) return 0
    await preload(read)
    return peek(read)?.total ?? -1
  }
  return (readings: readonly SearchReading[], search: OrganisationSearch): Promise<CountedReading[]> =>
    Promise.all(
      readings.map(async (reading, place) => ({
        reading,
        count: await count({ ...changeSearch(search, { ...withoutSearch, ...reading }), page: 1 }, place === 0),
      })),
    )
}
