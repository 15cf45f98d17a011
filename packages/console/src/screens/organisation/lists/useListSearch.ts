import {
  changeSearch,
  driversRequest,
  filterLabels,
  isAborted,
  type ListQuestion,
  type ListRequest,
  type OrganisationNode,
  type SearchReading,
  searchedFilters,
  searchReadings,
  usersRequest,
  withoutSearch,
} from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../routing/useViewer.ts'
import type { ListAddress } from './useListAddress.ts'

/** Milliseconds after the last key, so that a text isn't sent letter by letter (contract 9.6). */
const DEBOUNCE = 300

/** What a text also finds, if it is understood differently. */
export interface OtherReading {
  label: string
  count: number
  choose: () => void
}

export interface ListSearch {
  text: string
  setText: (text: string) => void
  others: readonly OtherReading[]
}

interface ListSearchOptions {
  organisation: OrganisationNode
  address: ListAddress
  /** Only driver IDs can be searched: everything else is masked. */
  isMasked: boolean
}

/**
 * The one search field of a list. It fills the filters of the address with what the text can mean; of several meanings
 * the first that finds anybody.
 */
export function useListSearch({ organisation, address, isMasked }: ListSearchOptions): ListSearch {
  const count = useCount(organisation.id)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly { reading: SearchReading; count: number }[]>([])
  const inAddress = keyOf(address.search)
  const [seen, setSeen] = useState(inAddress)
  const filled = useRef(keyOf({})) // what this field put into the address
  const latest = useRef({ address, count, isMasked })
  useEffect(() => {
    latest.current = { address, count, isMasked }
  })
  const [isStale, setIsStale] = useState(false)
  if (inAddress !== seen) {
    setSeen(inAddress)
    setIsStale(true)
  }
  useEffect(() => {
    if (!isStale) return
    setIsStale(false)
    if (seen === filled.current) return
    filled.current = seen // changed elsewhere: by a tag, a view or going back
    setText('')
    setFound([])
  }, [isStale, seen])
  useEffect(() => {
    const stop = new AbortController()
    const settle = async () => {
      const { address, count, isMasked } = latest.current
      const readings = searchReadings(text, address.search).filter((each) => !isMasked || each.dtId !== undefined)
      const counted = readings.length > 1 ? await count(readings, address.search, stop.signal) : []
      if (stop.signal.aborted) return
      const best = counted.find((each) => each.count > 0)?.reading ?? readings[0] ?? {}
      filled.current = keyOf(best)
      setFound(counted.filter((each) => each.reading !== best && each.count > 0))
      if (keyOf(address.search) !== filled.current) address.change({ ...withoutSearch, ...best }, { replace: true })
    }
    if (text.trim() === '' && filled.current === keyOf({})) return undefined
    const timer = setTimeout(settle, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  const others = found.map(({ reading, count: total }) => ({
    label: Object.keys(reading)
      .map((filter) => filterLabels[filter as keyof SearchReading])
      .join(' and '),
    count: total,
    choose: () => address.change({ ...withoutSearch, ...reading }),
  }))
  return { text, setText, others: text === '' ? [] : others }
}

/** The call of whichever list the search shows. */
export function listRequestOf(question: ListQuestion): ListRequest {
  return question.search.view === 'users' ? usersRequest(question) : driversRequest(question)
}

function keyOf(search: SearchReading): string {
  return JSON.stringify(searchedFilters.map((filter) => search[filter] ?? null))
}

type Search = ListAddress['search']

/** How many people each reading finds; -1 if that couldn't be loaded. */
function useCount(organisationId: string) {
  const viewer = useViewer()
  const { client, log } = useData()
  const countOne = async (search: Search, signal: AbortSignal): Promise<number> => {
    const { size: _size, ...unsized } = search
    const question: ListQuestion = { search: { ...unsized, page: 1 }, viewer, organisationId, pageSize: 1 }
    const request = listRequestOf(question)
    if (request.call === 'none') return 0
    const page =
      request.call === 'users'
        ? await client.listUsers(request.query, { signal })
        : await client.listInvitations(request.query, { signal })
    return page.total
  }
  return (readings: readonly SearchReading[], search: Search, signal: AbortSignal) =>
    Promise.all(
      readings.map(async (reading) => {
        try {
          return { reading, count: await countOne(changeSearch(search, { ...withoutSearch, ...reading }), signal) }
        } catch (error) {
          if (!isAborted(error)) log.error(error)
          return { reading, count: -1 }
        }
      }),
    )
}
