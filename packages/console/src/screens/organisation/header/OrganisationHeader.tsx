import { ancestorsOf, depthClassLabels, depthClassOf, type OrganisationNode } from '@driver-trust/domain/organisation'
import { type Permission, permissionsOf } from '@driver-trust/domain/permission'
import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button, type ButtonProps } from '@driver-trust/ui/button'
import {
  AddIcon,
  CarIcon,
  ChevronDownIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  PermissionIcon,
  PersonAddIcon,
  SettingsIcon,
} from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Menu, MenuItem, MenuLink } from '@driver-trust/ui/menu'
import { PageHeader } from '@driver-trust/ui/page-header'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { memo } from 'react'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { gateCheckRoute } from '../../check/route.ts'
import { permissionsRoute } from '../../permissions/route.ts'
import { settingsRoute } from '../../settings/route.ts'
import { organisationRoute } from '../route.ts'
import { atThumb, header } from './organisationHeader.css.ts'

export const dialogs = ['new', 'edit', 'delete'] as const

export type OrganisationDialog = (typeof dialogs)[number]

interface OrganisationHeaderProps {
  organisation: OrganisationNode
  onOpen: (dialog: OrganisationDialog) => void
  onInvite: (whom: 'drivers' | 'user') => void
}

/** The organisation's place, name and actions. Doesn't re-render when the lists change. */
export const OrganisationHeader = memo(function OrganisationHeader(props: OrganisationHeaderProps) {
  const { organisation, onOpen, onInvite } = props
  const { tree } = useViewer()
  const isPhone = useMedia(media.phone)
  const granted = usePermissions()(organisation.id)
  const depthClass = depthClassOf(tree, organisation.id)
  const above = ancestorsOf(tree, organisation.id)
  return (
    <PageHeader
      className={header}
      title={organisation.name}
      breadcrumb={
        above.length > 0 && (
          <Breadcrumbs
            items={above.map(({ id, name }) => ({ label: name, href: organisationRoute.href({ orgId: id }) }))}
          />
        )
      }
      meta={depthClass && <Badge plain>{depthClassLabels[depthClass]}</Badge>}
      actions={
        <>
          <MoreActions {...props} isPhone={isPhone} />
          {!isPhone && (
            <>
              <PermittedButton
                permission={granted.createSubOrganisation}
                iconStart={<AddIcon />}
                onClick={() => onOpen('new')}
              >
                New organisation
              </PermittedButton>
              <PermittedButton permission={granted.inviteUsers} onClick={() => onInvite('user')}>
                Invite user
              </PermittedButton>
            </>
          )}
          <PermittedButton
            permission={granted.inviteDrivers}
            variant="primary"
            className={atThumb}
            iconStart={<PersonAddIcon />}
            onClick={() => onInvite('drivers')}
          >
            Invite driver
          </PermittedButton>
        </>
      }
    />
  )
})

/** A button that the permission table hides, or disables with a reason. */
function PermittedButton({ permission, ...rest }: ButtonProps & { permission: Permission }) {
  if (!isShown(permission)) return null
  return <Button {...rest} disabledReason={disabledReasonOf(permission)} />
}

interface MoreActionsProps extends OrganisationHeaderProps {
  isPhone: boolean
}

/** The dialog says what blocks a deletion: here only the organisation's position counts. */
const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

/** The less common actions. */
function MoreActions({ organisation, onOpen, onInvite, isPhone }: MoreActionsProps) {
  const viewer = useViewer()
  const granted = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const { createSubOrganisation, inviteUsers, renameOrganisation, deleteOrganisation, viewDrivers, viewSettings } =
    granted
  return (
    <Menu
      trigger={
        isPhone ? (
          <IconButton size="sm" label="More actions" icon={<MoreIcon />} />
        ) : (
          <Button iconEnd={<ChevronDownIcon />}>More actions</Button>
        )
      }
    >
      {isPhone && isShown(inviteUsers) && (
        <MenuItem
          icon={<PersonAddIcon />}
          disabledReason={disabledReasonOf(inviteUsers)}
          onSelect={() => onInvite('user')}
        >
          Invite user
        </MenuItem>
      )}
      {isPhone && isShown(createSubOrganisation) && (
        <MenuItem
          icon={<AddIcon />}
          disabledReason={disabledReasonOf(createSubOrganisation)}
          onSelect={() => onOpen('new')}
        >
          New organisation
        </MenuItem>
      )}
      {isShown(renameOrganisation) && (
        <MenuItem
          icon={<EditIcon />}
          disabledReason={disabledReasonOf(renameOrganisation)}
          onSelect={() => onOpen('edit')}
        >
          Edit organisation
        </MenuItem>
      )}
      {viewSettings.allowed && (
        <MenuLink icon={<SettingsIcon />} href={settingsRoute.href({ organisation: organisation.id })}>
          Settings
        </MenuLink>
      )}
      {viewDrivers.allowed && (
        <MenuLink icon={<CarIcon />} href={gateCheckRoute.href({ orgId: organisation.id })}>
          Gate check
        </MenuLink>
      )}
      <MenuLink icon={<PermissionIcon />} href={permissionsRoute.href({ orgId: organisation.id })}>
        What can I do here?
      </MenuLink>
      {isShown(deleteOrganisation) && (
        <MenuItem
          icon={<DeleteIcon />}
          tone="error"
          disabledReason={disabledReasonOf(deleteOrganisation)}
          onSelect={() => onOpen('delete')}
        >
          Delete organisation
        </MenuItem>
      )}
    </Menu>
  )
}
