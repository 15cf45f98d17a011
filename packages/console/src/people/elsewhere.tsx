import {
  changeSearch,
  chosenFilters,
  type OrganisationSearch,
  type SearchChange,
  searchedFilters,
  searchesElsewhere,
  withoutChoices,
} from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { useList } from './listContext.ts'
import { useCountOf } from './useCountOf.ts'

/** Says that a search found nobody in this list, and where it does find someone: "1 banned driver does." */
export function Elsewhere() {
  const { search } = useList()
  const isNarrowed = chosenFilters(search).some(({ filter }) => filter in withoutChoices)
  const { noun, here, others } = placesOf(search)
  if (!isSearched(search) || here === undefined) return NOBODY
  return (
    <>
      {isNarrowed ? NOBODY : `No ${here} ${noun} matches.`}
      {others.map(([kind, change]) => (
        <OtherList key={kind} kind={`${kind} ${noun}`} change={change} verbs={['does', 'do']} />
      ))}
    </>
  )
}

/** "1 banned driver matches too.": someone of that name may be another than the one listed, and a ban is a change. */
export function BannedToo() {
  const { search } = useList()
  const isNamed = isSearched(search) || search.changed !== undefined
  if (!isNamed || search.view !== 'drivers' || search.drivers !== 'active') return null
  return (
    <Text as="p" size="13">
      <OtherList
        kind="banned driver"
        change={{ drivers: 'banned', changed: search.changed }}
        verbs={['matches too', 'match too']}
      />
    </Text>
  )
}

function isSearched(search: OrganisationSearch): boolean {
  return searchedFilters.some((filter) => search[filter] !== undefined)
}

const NOBODY = 'Nobody matches these filters.'

function placesOf({ view, drivers, users }: OrganisationSearch) {
  const kinds = view === 'users' ? (['active', 'invited'] as const) : (['active', 'banned', 'invited'] as const)
  const here = view === 'users' ? users : drivers
  const others = kinds.flatMap((kind): [string, SearchChange][] => {
    if (kind === here) return []
    return [[kind, view === 'users' && kind !== 'banned' ? { users: kind } : { drivers: kind }]]
  })
  return {
    noun: view === 'users' ? 'user' : 'driver',
    here: view === 'users' || view === 'drivers' ? here : undefined,
    others,
  }
}

interface OtherListProps {
  kind: string
  change: SearchChange
  /** Of one, and of several. */
  verbs: readonly [string, string]
}

/** Whom the same search finds in another list, in the first of its readings that finds anyone. */
function OtherList({ kind, change, verbs: [does, doAll] }: OtherListProps) {
  const { search, hrefOf } = useList()
  const list = { ...withoutChoices, ...change }
  const [first, second] = searchesElsewhere(changeSearch(search, list))
  const answers = [useCountOf(first), useCountOf(second)]
  if (answers.some(({ isLoading }) => isLoading)) return null // or the second reading could make way for the first
  const counts = answers.map(({ total = 0 }) => total)
  const at = counts.findIndex((count) => count > 0)
  const found = [first, second][at]
  if (!found) return null
  const count = counts[at] ?? 0
  return (
    <>
      {' '}
      <TextLink href={hrefOf({ ...list, ...filtersOf(found) })}>
        {count === 1 ? `1 ${kind} ${does}.` : `${formatCount(count)} ${kind}s ${doAll}.`}
      </TextLink>
    </>
  )
}

function filtersOf(search: OrganisationSearch): SearchChange {
  return Object.fromEntries(searchedFilters.map((filter) => [filter, search[filter]]))
}
