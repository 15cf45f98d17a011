import { reads, usePreloads } from '@driver-trust/domain/data'
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
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type CoreAccount, useViewer } from '../account/useViewer.ts'
import { useOnSettled } from '../form/useOnSettled.ts'
import { SlowLoadNotice } from '../load/Pending.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { NO_READINGS, type OtherReading, useList } from './listContext.ts'
import { focusList } from './listKeys.ts'
import { askedBy } from './lists.ts'
import { useSearchPlaceholder } from './useSearchPlaceholder.ts'

interface SearchFieldProps {
  /** What else the text could mean. */
  onOthers: Dispatch<SetStateAction<readonly OtherReading[]>>
}

/** A list's one search field. On its own, so that typing renders nothing else. */
export function SearchField({ onOthers }: SearchFieldProps) {
  const { search, isMasked } = useList()
  const { text, setText, isAsking } = useListSearch(onOthers)
  const hasId = filtersOf(search).includes('dtId')
  const placeholder = useSearchPlaceholder(hasId)
  const isMeant = useLocationProperty(() => window.history.state?.isIntoSearch === true)
  const focusIfMeant = useCallback(
    (input: HTMLInputElement | null) => {
      if (isMeant) input?.focus()
    },
    [isMeant],
  )
  return (
    <>
      <SearchInput
        ref={focusIfMeant}
        label={`Find ${search.view}`}
        placeholder={isMasked ? maskedPlaceholder(hasId) : placeholder}
        size="sm"
        maxLength={maxText}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
          event.preventDefault()
          focusList()
        }}
      />
      {isAsking && <SlowLoadNotice />}
    </>
  )
}

/** Only driver IDs can be searched: everything else is masked. */
const maskedPlaceholder = (hasId: boolean) => (hasId ? 'Driver ID' : 'Hidden data can’t be searched')

/**
 * The field's text. Typing sets the filters that it can stand for. If it has several readings, the first one with
 * results applies and the others are offered. Until that is known, the list is still the one before.
 */
function useListSearch(onOthers: SearchFieldProps['onOthers']) {
  const { search, change, isMasked, organisation, pageSize } = useList()
  const asking = { viewer: useViewer(), organisationId: organisation.id, pageSize, ...usePreloads() }
  const inAddress = keyOf(search)
  const [field, setField] = useState({ ...EMPTY, inAddress })
  const { text, filled } = field
  const [asked, setAsked] = useState('')
  if (field.inAddress !== inAddress) {
    const isOwn = inAddress === filled // or changed elsewhere: by a tag, a view or going back
    setField(isOwn ? { ...field, inAddress } : { ...EMPTY, inAddress })
  }
  const offerOthers = (chosen: SearchReading, counted: readonly CountedReading[]) => {
    setField((before) => ({ ...before, filled: keyOf(chosen) }))
    const others = counted.filter(({ reading, count }) => reading !== chosen && count > 0)
    const offered = others.map(({ reading, count }) => ({
      label: labelOf(reading, chosen),
      count,
      choose: () => {
        offerOthers(reading, counted)
        change({ ...withoutSearch, ...reading })
      },
    }))
    onOthers((before) => (before.length + offered.length > 0 ? offered : before))
  }
  useOnSettled(text, async (signal) => {
    if (text.trim() === '' && filled === NOTHING) return
    const filters = filtersOf(search)
    const isSearched = (reading: SearchReading) => !isMasked || reading.dtId !== undefined
    const readings = searchReadings(text, filters).filter(isSearched)
    setAsked(text)
    const counted = readings.length > 1 && navigator.onLine ? await countAll(readings, search, asking) : []
    if (signal.aborted) return
    const isNobody = counted.length > 0 && counted.every(({ count }) => count === 0)
    const further = isNobody ? furtherReadings(text, filters).filter(isSearched) : []
    if (further.length > 0) counted.push(...(await countAll(further, search, asking)))
    if (signal.aborted) return
    if (isNobody && !isMasked && isTypedName(text) && counted.every(({ count }) => count === 0)) {
      counted.push(...(await countAll(spelledAlike(await everyone(search, asking), text), search, asking)))
      if (signal.aborted) return
    }
    const chosen = counted.find(({ count }) => count > 0)?.reading ?? readings[0] ?? {}
    setAsked('')
    offerOthers(chosen, counted)
    if (keyOf(chosen) !== inAddress) change({ ...withoutSearch, ...chosen }, { replace: true })
  })
  const isEmpty = text === ''
  useEffect(() => (isEmpty ? undefined : () => onOthers(NO_READINGS)), [isEmpty, onOthers])
  const setText = (typed: string) => setField((before) => ({ ...before, text: typed.slice(0, maxText) }))
  return { text, setText, isAsking: asked !== '' && asked === text }
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

const NOTHING = keyOf({})
/** `filled` is what the field has put into the address. */
const EMPTY = { text: '', filled: NOTHING }

interface CountedReading {
  reading: SearchReading
  /** -1 if it couldn't be loaded. */
  count: number
}

interface Asking extends Pick<ReturnType<typeof usePreloads>, 'preload' | 'peek'> {
  viewer: CoreAccount
  organisationId: string
  pageSize: number
}

/** Everyone whom the list has without its search, as far as they can be read at once. */
async function everyone(search: OrganisationSearch, { viewer, organisationId, preload, peek }: Asking) {
  const { request } = askedBy({ search: changeSearch(search, withoutSearch), viewer, organisationId })
  if (request.call === 'none') return []
  const read = request.call === 'users' ? reads.everyUser(request) : reads.everyInvitation(request)
  await preload(read)
  return peek<{ rows: ListedPerson[] }>(read)?.rows ?? []
}

/** How many people each reading finds. The first is likely to be chosen, so it is counted by the page that the list then shows. */
function countAll(
  readings: readonly SearchReading[],
  search: OrganisationSearch,
  { viewer, organisationId, pageSize, preload, peek }: Asking,
): Promise<CountedReading[]> {
  const count = async (reading: SearchReading, isFirst: boolean): Promise<number> => {
    const found: OrganisationSearch = { ...changeSearch(search, { ...withoutSearch, ...reading }), page: 1 }
    const { size: _size, ...sizeless } = found
    const wanted = isFirst ? { search: found, pageSize } : { search: sizeless, pageSize: 1 }
    const { read } = askedBy({ ...wanted, viewer, organisationId })
    if (!read) return 0
    await preload(read)
    return peek(read)?.total ?? -1
  }
  return Promise.all(readings.map(async (reading, at) => ({ reading, count: await count(reading, at === 0) })))
}
