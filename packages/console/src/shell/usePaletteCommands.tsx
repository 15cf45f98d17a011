import { statusFilterLabel, statusGroups } from '@driver-trust/domain/driver'
import type { OrganisationSearch } from '@driver-trust/domain/list'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import type { Permissions } from '@driver-trust/domain/permission'
import type { Command } from '@driver-trust/ui/command-palette'
import { PeopleIcon, SignOutIcon } from '@driver-trust/ui/icon'
import { useLocation } from 'wouter'
import { disabledReasonOf, isShown, usePermissions } from '../account/usePermissions.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { useViewer } from '../account/useViewer.ts'
import { organisationActions } from '../actions/organisationActions.tsx'
import { paths } from '../paths.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

/** Links to the lists of the current organisation, and what can be done there, as its page offers it, and everywhere. */
export function usePaletteCommands() {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const { tree } = viewer
  const organisation = organisationIn(tree, useCurrentOrganisation() ?? tree.rootId)
  const orgId = organisation?.id ?? tree.rootId
  const may = usePermissions()(orgId)
  const actions: Command[] = organisationActions(viewer, organisation)
    .filter(({ permission }) => isShown(permission))
    .map(({ label, icon, permission, leadsTo, isOwn }) => ({
      id: label,
      label,
      icon,
      hint: isOwn ? undefined : organisation?.name,
      disabledReason: disabledReasonOf(permission),
      ...('dialog' in leadsTo
        ? { onSelect: () => navigate(paths.organisation.href({ orgId }), { state: { open: leadsTo.dialog } }) }
        : { href: 'href' in leadsTo ? leadsTo.href : paths.organisation.href({ orgId }, leadsTo) }),
    }))
  actions.push({ id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onSelect: () => signOut() })
  return { lists: organisation ? listsOf(organisation, may) : [], actions }
}

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

function listsOf({ id: orgId, name: hint }: OrganisationNode, may: Permissions) {
  return places
    .filter((place) => may[place.grant].allowed)
    .map(({ label, synonyms, search }) => ({
      id: `list-${label.replace(/\W+/g, '-')}`,
      label,
      synonyms,
      hint,
      icon: <PeopleIcon />,
      href: paths.organisation.href({ orgId }, search),
    }))
}
