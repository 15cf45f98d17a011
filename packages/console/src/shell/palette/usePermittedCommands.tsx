import { organisationIn, type Permission, permissionsOf } from '@driver-trust/domain'
import type { Command } from '@driver-trust/ui/command-palette'
import {
  AddIcon,
  DeleteIcon,
  EditIcon,
  PermissionIcon,
  PersonAddIcon,
  SettingsIcon,
  SignOutIcon,
} from '@driver-trust/ui/icon'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { links } from '../../links.ts'
import { disabledReasonOf, isShown } from '../../permission/disabledReasonOf.ts'
import { useSignOut } from '../../routing/useSignOut.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { usePresentOrganisation } from '../usePresentOrganisation.ts'

const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

interface PermittedCommand {
  label: string
  icon: ReactNode
  permission: Permission
  /** A place, or a dialog over the organisation's page. */
  to: { href: string } | { open: 'new' | 'edit' | 'delete' }
}

/** What can be done in the present organisation, as its page offers it, and what can be done anywhere. */
export function usePermittedCommands(): readonly Command[] {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const organisation = organisationIn(viewer.tree, usePresentOrganisation() ?? viewer.tree.rootId)
  const id = organisation?.id ?? viewer.tree.rootId
  const may = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const always: Permission = { allowed: true }
  const rows: PermittedCommand[] = [
    {
      label: 'Invite driver',
      icon: <PersonAddIcon />,
      permission: may.inviteDrivers,
      to: { href: links.organisation(id, { invite: 'drivers' }) },
    },
    {
      label: 'Invite user',
      icon: <PersonAddIcon />,
      permission: may.inviteUsers,
      to: { href: links.organisation(id, { invite: 'user' }) },
    },
    { label: 'New organisation', icon: <AddIcon />, permission: may.createSubOrganisation, to: { open: 'new' } },
    { label: 'Edit organisation', icon: <EditIcon />, permission: may.renameOrganisation, to: { open: 'edit' } },
    { label: 'Delete organisation', icon: <DeleteIcon />, permission: may.deleteOrganisation, to: { open: 'delete' } },
    {
      label: 'Settings',
      icon: <SettingsIcon />,
      permission: may.viewSettings,
      to: { href: links.settings({ organisation: id }) },
    },
    { label: 'What may I do here?', icon: <PermissionIcon />, permission: always, to: { href: links.permissions(id) } },
  ]
  const commands = rows
    .filter(({ permission }) => isShown(permission))
    .map(({ label, icon, permission, to }): Command => {
      const common = { id: label, label, icon, hint: organisation?.name, disabledReason: disabledReasonOf(permission) }
      if ('href' in to) return { ...common, href: to.href }
      return { ...common, onSelect: () => navigate(links.organisation(id), { state: { open: to.open } }) }
    })
  return [...commands, { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onSelect: () => signOut() }]
}
