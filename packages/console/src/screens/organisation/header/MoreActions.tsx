import { type OrganisationNode, permissionsOf } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon, DeleteIcon, EditIcon, PermissionIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLink } from '@driver-trust/ui/menu'
import { links } from '../../../links.ts'
import { disabledReasonOf, isShown } from '../../../permission/disabledReasonOf.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import type { OrganisationDialog } from './OrganisationHeader.tsx'

interface MoreActionsProps {
  organisation: OrganisationNode
  onOpen: (dialog: OrganisationDialog) => void
}

/** The dialog itself says what still blocks a deletion: here only the place counts. */
const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

/** What is done rarely with an organisation. */
export function MoreActions({ organisation, onOpen }: MoreActionsProps) {
  const viewer = useViewer()
  const granted = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const { renameOrganisation, deleteOrganisation, viewSettings } = granted
  return (
    <Menu trigger={<Button iconEnd={<ChevronDownIcon />}>More actions</Button>}>
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
        <MenuLink icon={<SettingsIcon />} href={links.settings({ organisation: organisation.id })}>
          Settings
        </MenuLink>
      )}
      <MenuLink icon={<PermissionIcon />} href={links.permissions(organisation.id)}>
        What may I do here?
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
