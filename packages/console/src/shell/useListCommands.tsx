import { statusFilterLabel, statusGroups } from '@driver-trust/domain/driver'
import type { OrganisationSearch } from '@driver-trust/domain/list'
import { organisationIn } from '@driver-trust/domain/organisation'
import type { Command } from '@driver-trust/ui/command-palette'
import { PeopleIcon } from '@driver-trust/ui/icon'
import { usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { paths } from '../paths.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

interface ListPlace {
  label: string
  /** Other words by which the palette finds it. */
  synonyms?: string | undefined
  search: Partial<OrganisationSearch>
  grant: 'viewDrivers' | 'viewUsers'
}

const grant = 'viewDrivers'

/** The lists that have a name of their own: by status, and those that aren't of active drivers. */
const places: readonly ListPlace[] = [
  { label: 'Drivers who can’t drive', synonyms: 'cannot expired', search: { view: 'cannot-drive' }, grant },
  { label: 'Drivers not cleared yet', search: { view: 'not-cleared' }, grant },
  { label: 'Drivers who can drive', search: { view: 'can-drive' }, grant },
  ...statusGroups.map(
    (group): ListPlace => ({ label: `${statusFilterLabel(group)} drivers`, search: { statusBadge: group }, grant }),
  ),
  { label: 'Banned drivers', search: { drivers: 'banned' }, grant },
  { label: 'Invited drivers', search: { drivers: 'invited' }, grant },
  { label: 'Drivers changed since yesterday', search: { changed: 'yesterday' }, grant },
  { label: 'Users', search: { view: 'users' }, grant: 'viewUsers' },
]

/** Links to the lists of the current organisation. */
export function useListCommands(): readonly (Command & Pick<ListPlace, 'synonyms'>)[] {
  const { tree } = useViewer()
  const organisation = organisationIn(tree, useCurrentOrganisation() ?? tree.rootId)
  const granted = usePermissions()(organisation?.id)
  if (!organisation) return []
  const { id: orgId, name: hint } = organisation
  return places
    .filter((place) => granted[place.grant].allowed)
    .map(({ label, synonyms, search }) => ({
      id: `list-${label.replace(/\W+/g, '-')}`,
      label,
      synonyms,
      hint,
      icon: <PeopleIcon />,
      href: paths.organisation.href({ orgId }, search),
    }))
}
