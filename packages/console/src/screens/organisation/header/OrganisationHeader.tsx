import { ancestorsOf, depthClassOf, type OrganisationNode } from '@driver-trust/domain/organisation'
import { type Permission, permissionsOf } from '@driver-trust/domain/permission'
import { PageHead } from '@driver-trust/ui/app-shell'
import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button } from '@driver-trust/ui/button'
import {
  AddIcon,
  CarIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  PermissionIcon,
  PersonAddIcon,
  SettingsIcon,
} from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Menu, MenuItem, type MenuItemProps, MenuLink } from '@driver-trust/ui/menu'
import { PageHeader } from '@driver-trust/ui/page-header'
import { memo } from 'react'
import { disabledReasonOf, isShown, usePermissions, useSeesBranch } from '../../../account/usePermissions.ts'
import { useViewer } from '../../../account/useViewer.ts'
import { paths } from '../../../paths.ts'
import { roomyOnly } from '../../../people/lists.css.ts'
import { ScopeControl } from '../../../people/scopeAndOrder.tsx'
import type { OrganisationDialog } from '../organisationDialog.ts'
import { header } from './organisationHeader.css.ts'

interface OrganisationHeaderProps {
  organisation: OrganisationNode
  onOpen: (dialog: OrganisationDialog) => void
  onInvite: (whom: 'drivers' | 'user') => void
}

/** The organisation's place, name and actions. Doesn't re-render when the lists change. */
export const OrganisationHeader = memo(function OrganisationHeader(props: OrganisationHeaderProps) {
  const { organisation, onInvite } = props
  const { tree } = useViewer()
  const granted = usePermissions()(organisation.id)
  const seesBranch = useSeesBranch(organisation)
  const depthClass = depthClassOf(tree, organisation.id)
  const above = ancestorsOf(tree, organisation.id)
  return (
    <PageHead>
      <PageHeader
        className={header}
        title={organisation.name}
        breadcrumb={
          above.length > 0 && (
            <Breadcrumbs
              items={above.map(({ id, name }) => ({ label: name, href: paths.organisation.href({ orgId: id }) }))}
            />
          )
        }
        meta={
          <>
            {organisation.subcontractor && depthClass && <Badge plain>{depthClass}</Badge>}
            {seesBranch && (
              <div className={roomyOnly}>
                <ScopeControl />
              </div>
            )}
          </>
        }
        actions={
          <>
            <MoreActions {...props} />
            {isShown(granted.inviteDrivers) && (
              <Button
                variant="primary"
                size="sm"
                iconStart={<PersonAddIcon />}
                disabledReason={disabledReasonOf(granted.inviteDrivers)}
                onClick={() => onInvite('drivers')}
              >
                Invite driver
              </Button>
            )}
          </>
        }
      />
    </PageHead>
  )
})

/** A menu item that the permission table hides, or disables with a reason. */
function PermittedItem({ permission, ...rest }: MenuItemProps & { permission: Permission }) {
  if (!isShown(permission)) return null
  return <MenuItem {...rest} disabledReason={disabledReasonOf(permission)} />
}

/** As if the organisation were empty: the dialog lists what still blocks its deletion. */
const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

/** The less common actions. */
function MoreActions({ organisation, onOpen, onInvite }: OrganisationHeaderProps) {
  const viewer = useViewer()
  const granted = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  return (
    <Menu trigger={<IconButton size="sm" variant="secondary" label="More actions" icon={<MoreIcon />} />}>
      <PermittedItem permission={granted.inviteUsers} icon={<PersonAddIcon />} onSelect={() => onInvite('user')}>
        Invite user
      </PermittedItem>
      <PermittedItem permission={granted.createSubOrganisation} icon={<AddIcon />} onSelect={() => onOpen('new')}>
        New organisation
      </PermittedItem>
      <PermittedItem permission={granted.renameOrganisation} icon={<EditIcon />} onSelect={() => onOpen('edit')}>
        Edit organisation
      </PermittedItem>
      {granted.viewSettings.allowed && (
        <MenuLink icon={<SettingsIcon />} href={paths.settings.href({ organisation: organisation.id })}>
          Settings
        </MenuLink>
      )}
      {granted.viewDrivers.allowed && (
        <MenuLink icon={<CarIcon />} href={paths.gateCheck.href({ orgId: organisation.id })}>
          Gate check
        </MenuLink>
      )}
      <MenuLink icon={<PermissionIcon />} href={paths.permissions.href({ orgId: organisation.id })}>
        Your permissions
      </MenuLink>
      <PermittedItem
        permission={granted.deleteOrganisation}
        icon={<DeleteIcon />}
        tone="error"
        onSelect={() => onOpen('delete')}
      >
        Delete organisation
      </PermittedItem>
    </Menu>
  )
}
