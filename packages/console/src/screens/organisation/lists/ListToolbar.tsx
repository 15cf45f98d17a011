import { driverLists, userLists } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { maxText } from '@driver-trust/domain/text'
import { Inline } from '@driver-trust/ui/inline'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { SearchInput } from '@driver-trust/ui/search-input'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { useMedia } from '@driver-trust/ui/use-media'
import type { Ref } from 'react'
import { ownAddress } from '../../../routing/ownAddress.ts'
import { RouterLink } from '../../../routing/RouterLink.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FiltersButton, StatusSelect } from './ListFilters.tsx'
import { narrow, part, roomyOnly, searchField, toolbar, tools } from './lists.css.ts'
import { ScopeControl } from './ScopeControl.tsx'
import type { ListAddress } from './useListAddress.ts'
import { type OtherReading, useListSearch } from './useListSearch.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

const WORDS = { active: 'Active', invited: 'Invited', banned: 'Banned' }
const DRIVERS = driverLists.map((value) => ({ value, label: WORDS[value] }))
const USERS = userLists.map((value) => ({ value, label: WORDS[value] }))

interface ListToolbarProps {
  organisation: OrganisationNode
  address: ListAddress
  /** Only driver IDs can be searched. */
  isMasked: boolean
  /** Told what else the search could mean. Must be stable. */
  onOthers: (others: readonly OtherReading[]) => void
  /** The place for what depends on the list's columns. */
  endRef: Ref<HTMLDivElement>
}

/** What is shown, then what narrows it, then actions. */
export function ListToolbar({ organisation, address, isMasked, onOthers, endRef }: ListToolbarProps) {
  const { search, change } = address
  const isNarrow = useMedia(narrow)
  return (
    <div className={toolbar}>
      <div className={part}>
        {search.view === 'drivers' ? (
          <SegmentedControl
            label="Show"
            size="sm"
            options={DRIVERS}
            value={search.drivers}
            onChange={(drivers) => change({ drivers })}
          />
        ) : (
          <SegmentedControl
            label="Show"
            size="sm"
            options={USERS}
            value={search.users}
            onChange={(users) => change({ users })}
          />
        )}
      </div>
      <div className={searchField}>
        <SearchField organisation={organisation} address={address} isMasked={isMasked} onOthers={onOthers} />
        <FiltersButton organisation={organisation} address={address} isMasked={isMasked} />
      </div>
      {search.view === 'drivers' && (
        <div className={roomyOnly}>
          <StatusSelect address={address} />
        </div>
      )}
      {isNarrow && organisation.hasChildren && (
        <div className={roomyOnly}>
          <ScopeControl address={address} />
        </div>
      )}
      <Inline gap="2" wrap={false} className={tools}>
        <ViewsMenu organisation={organisation} address={address} />
        <div ref={endRef} className={roomyOnly} />
        <ExportButton organisation={organisation} address={address} />
      </Inline>
    </div>
  )
}

type SearchFieldProps = Omit<ListToolbarProps, 'endRef'>

/** On its own, so that typing renders nothing else. */
function SearchField(props: SearchFieldProps) {
  const { search } = props.address
  const [text, setText] = useListSearch(props)
  return (
    <SearchInput
      label={`Find ${search.view}`}
      placeholder={placeholderOf(search, props.isMasked)}
      size="sm"
      maxLength={maxText}
      value={text}
      onChange={setText}
    />
  )
}

function placeholderOf({ view, drivers }: ListAddress['search'], isMasked: boolean): string {
  const hasId = view === 'drivers' && drivers !== 'invited'
  if (isMasked) return hasId ? 'Driver ID' : 'Hidden data can’t be searched'
  return hasId ? 'Name, e-mail, phone or driver ID' : 'Name, e-mail or phone'
}

/** A getter, read on click: links don't re-render when the list's address changes. */
const state = {
  get list() {
    return ownAddress()
  },
}

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
export function ListLink(props: LinkComponentProps) {
  const withState = { ...props, state } // the router's own prop, which plain anchors don't have
  return <RouterLink {...withState} />
}
