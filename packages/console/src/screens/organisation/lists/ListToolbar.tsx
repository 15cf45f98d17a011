import { driverLists, type OrganisationNode, roleLabel, userLists } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { FilterIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { RouterLink } from '../../../routing/RouterLink.tsx'
import { ExportButton } from './ExportButton.tsx'
import { filtersId } from './ListFilters.tsx'
import { filtersButton } from './lists.css.ts'
import type { ListAddress } from './useListAddress.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

const WORDS = { active: 'Active', invited: 'Invited', banned: 'Banned' }
const DRIVERS = driverLists.map((value) => ({ value, label: WORDS[value] }))
const USERS = userLists.map((value) => ({ value, label: WORDS[value] }))
const SCOPES = [
  { value: 'all', label: 'With sub-organisations' },
  { value: 'own', label: 'This organisation' },
] as const
const ROLES = [
  { value: 'all', label: 'All roles' },
  { value: 'user', label: roleLabel('user') },
  { value: 'admin', label: roleLabel('admin') },
] as const

interface ListToolbarProps {
  organisation: OrganisationNode
  address: ListAddress
  isFiltering: boolean
  onFilters: () => void
}

/** The parts of the list on the left, actions on the right. */
export function ListToolbar({ organisation, address, isFiltering, onFilters }: ListToolbarProps) {
  const { search, change } = address
  return (
    <Inline gap="3" justify="between">
      <Inline gap="3">
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
        {organisation.hasChildren && (
          <SegmentedControl
            label="Organisations"
            size="sm"
            options={SCOPES}
            value={search.isOwnOnly ? 'own' : 'all'}
            onChange={(scope) => change({ isOwnOnly: scope === 'own' })}
          />
        )}
        {search.view === 'users' && (
          <SegmentedControl
            label="Role"
            size="sm"
            options={ROLES}
            value={search.role ?? 'all'}
            onChange={(role) => change({ role: role === 'all' ? undefined : role })}
          />
        )}
      </Inline>
      <Inline gap="2">
        <Button
          size="sm"
          className={filtersButton}
          iconStart={<FilterIcon />}
          aria-expanded={isFiltering}
          aria-controls={filtersId}
          onClick={onFilters}
        >
          Filters
        </Button>
        <ViewsMenu organisation={organisation} address={address} />
        <ExportButton organisation={organisation} address={address} />
      </Inline>
    </Inline>
  )
}

/** A getter, read on click: links don't re-render when the list's address changes. */
const state = {
  get list() {
    const { pathname, search, hash } = window.location
    return `${pathname}${search}${hash}`
  },
}

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
export function ListLink(props: LinkComponentProps) {
  const withState = { ...props, state } // the router's own prop, which plain anchors don't have
  return <RouterLink {...withState} />
}
