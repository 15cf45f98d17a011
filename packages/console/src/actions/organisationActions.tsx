import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { type Permission, permissionsOf } from '@driver-trust/domain/permission'
import {
  AddIcon,
  CalendarIcon,
  DeleteIcon,
  EditIcon,
  GateIcon,
  PermissionIcon,
  PersonAddIcon,
  PersonIcon,
  SettingsIcon,
} from '@driver-trust/ui/icon'
import type { ReactNode } from 'react'
import type { CoreAccount } from '../account/useViewer.ts'
import { paths } from '../paths.ts'

/** The dialogs of an organisation's page. */
export const organisationDialogs = ['new', 'edit', 'delete'] as const

export type OrganisationDialog = (typeof organisationDialogs)[number]

interface OrganisationAction {
  label: string
  icon: ReactNode
  permission: Permission
  /** An address, or what opens over the organisation's page. */
  leadsTo: { href: string } | { dialog: OrganisationDialog } | { invite: 'drivers' | 'user' }
  isDangerous?: true
  /** The page has another place for it than its menu. */
  isInPaletteOnly?: true
  /** It concerns the user, whatever the organisation. */
  isOwn?: true
}

/** What can be done with an organisation, in the order of its menu and of the palette. */
export function organisationActions(
  viewer: CoreAccount,
  organisation: OrganisationNode | undefined,
): readonly OrganisationAction[] {
  const may = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const orgId = organisation?.id ?? viewer.tree.rootId
  return [
    {
      label: 'Invite driver',
      icon: <PersonAddIcon />,
      permission: may.inviteDrivers,
      leadsTo: { invite: 'drivers' },
      isInPaletteOnly: true,
    },
    { label: 'Invite user', icon: <PersonAddIcon />, permission: may.inviteUsers, leadsTo: { invite: 'user' } },
    { label: 'New organisation', icon: <AddIcon />, permission: may.createSubOrganisation, leadsTo: { dialog: 'new' } },
    { label: 'Edit organisation', icon: <EditIcon />, permission: may.renameOrganisation, leadsTo: { dialog: 'edit' } },
    {
      label: 'Settings',
      icon: <SettingsIcon />,
      permission: may.viewSettings,
      leadsTo: { href: paths.settings.href({ organisation: orgId }) },
    },
    {
      label: 'Security contact',
      icon: <SettingsIcon />,
      permission: may.viewSecurityContact,
      leadsTo: { href: paths.securityContact.href({ organisation: orgId }) },
      isInPaletteOnly: true,
    },
    {
      label: 'My account',
      isOwn: true,
      icon: <PersonIcon />,
      permission: ALWAYS,
      leadsTo: { href: paths.myAccount.href() },
      isInPaletteOnly: true,
    },
    {
      label: 'Gate check',
      icon: <GateIcon />,
      permission: may.viewDrivers,
      leadsTo: { href: paths.gateCheck.href({ orgId }) },
    },
    {
      label: 'Deadlines',
      icon: <CalendarIcon />,
      permission: may.viewDrivers,
      leadsTo: { href: paths.organisation.href({ orgId }, { view: 'deadlines' }) },
      isInPaletteOnly: true,
    },
    {
      label: 'Your permissions',
      icon: <PermissionIcon />,
      permission: ALWAYS,
      leadsTo: { href: paths.permissions.href({ orgId }) },
    },
    {
      label: 'Delete organisation',
      icon: <DeleteIcon />,
      permission: may.deleteOrganisation,
      leadsTo: { dialog: 'delete' },
      isDangerous: true,
    },
  ]
}

const ALWAYS: Permission = { allowed: true }

/** As if the organisation were empty: the dialog lists what still blocks its deletion. */
const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }
