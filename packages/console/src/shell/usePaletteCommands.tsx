import { statusFilterLabel, statusGroups } from '@driver-trust/domain/driver'
import type { OrganisationSearch } from '@driver-trust/domain/list'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { type Permission, type Permissions, permissionsOf } from '@driver-trust/domain/permission'
import type { Command } from '@driver-trust/ui/command-palette'
import {
  AddIcon,
  CalendarIcon,
  CarIcon,
  DeleteIcon,
  EditIcon,
  PeopleIcon,
  PermissionIcon,
  PersonAddIcon,
  PersonIcon,
  SettingsIcon,
  SignOutIcon,
} from '@driver-trust/ui/icon'
import { useLocation } from 'wouter'
import { disabledReasonOf, isShown } from '../account/usePermissions.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { useViewer } from '../account/useViewer.ts'
import { paths } from '../paths.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

/** As if the organisation were empty: the dialog lists what still blocks its deletion. */
const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

/** Links to the lists of the current organisation, and what can be done there, as its page offers it, and everywhere. */
export function usePaletteCommands() {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const { tree } = viewer
  const organisation = organisationIn(tree, useCurrentOrganisation() ?? tree.rootId)
  const orgId = organisation?.id ?? tree.rootId
  const may = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const open = (dialog: Dialog) => navigate(paths.organisation.href({ orgId }), { state: { open: dialog } })
  const actions: Command[] = actionsIn(orgId, may, open)
    .filter(({ permission }) => isShown(permission))
    .map(({ permission, ...command }) => ({
      ...command,
      id: command.label,
      hint: organisation?.name,
      disabledReason: disabledReasonOf(permission),
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

type Dialog = 'new' | 'edit' | 'delete'

const ALWAYS: Permission = { allowed: true }

function actionsIn(
  orgId: string,
  may: Permissions,
  onOpen: (dialog: Dialog) => void,
): (Omit<Command, 'id'> & { permission: Permission })[] {
  return [
    {
      label: 'Invite driver',
      icon: <PersonAddIcon />,
      permission: may.inviteDrivers,
      href: paths.organisation.href({ orgId }, { invite: 'drivers' }),
    },
    {
      label: 'Invite user',
      icon: <PersonAddIcon />,
      permission: may.inviteUsers,
      href: paths.organisation.href({ orgId }, { invite: 'user' }),
    },
    {
      label: 'New organisation',
      icon: <AddIcon />,
      permission: may.createSubOrganisation,
      onSelect: () => onOpen('new'),
    },
    {
      label: 'Edit organisation',
      icon: <EditIcon />,
      permission: may.renameOrganisation,
      onSelect: () => onOpen('edit'),
    },
    {
      label: 'Delete organisation',
      icon: <DeleteIcon />,
      permission: may.deleteOrganisation,
      onSelect: () => onOpen('delete'),
    },
    {
      label: 'Settings',
      icon: <SettingsIcon />,
      permission: may.viewSettings,
      href: paths.settings.href({ organisation: orgId }),
    },
    {
      label: 'Security contact',
      icon: <SettingsIcon />,
      permission: may.viewSecurityContact,
      href: paths.securityContact.href({ organisation: orgId }),
    },
    { label: 'My account', icon: <PersonIcon />, permission: ALWAYS, href: paths.myAccount.href() },
    { label: 'Gate check', icon: <CarIcon />, permission: may.viewDrivers, href: paths.gateCheck.href({ orgId }) },
    {
      label: 'Deadlines',
      icon: <CalendarIcon />,
      permission: may.viewDrivers,
      href: paths.organisation.href({ orgId }, { view: 'deadlines' }),
    },
    {
      label: 'Your permissions',
      icon: <PermissionIcon />,
      permission: ALWAYS,
      href: paths.permissions.href({ orgId }),
    },
  ]
}
