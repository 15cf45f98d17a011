import { ancestorsOf, depthClassOf, type OrganisationNode } from '@driver-trust/domain/organisation'
import { PageHead } from '@driver-trust/ui/app-shell'
import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button } from '@driver-trust/ui/button'
import { MoreIcon, PersonAddIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Menu, MenuItem, MenuLink } from '@driver-trust/ui/menu'
import { PageHeader } from '@driver-trust/ui/page-header'
import { memo } from 'react'
import { disabledReasonOf, isShown, usePermissions, useSeesBranch } from '../../../account/usePermissions.ts'
import { useViewer } from '../../../account/useViewer.ts'
import { type OrganisationDialog, organisationActions } from '../../../actions/organisationActions.tsx'
import { paths } from '../../../paths.ts'
import { roomyOnly } from '../../../people/lists.css.ts'
import { ScopeControl } from '../../../people/scopeAndOrder.tsx'
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

/** The less common actions. */
function MoreActions({ organisation, onOpen, onInvite }: OrganisationHeaderProps) {
  const actions = organisationActions(useViewer(), organisation).filter(({ isInPaletteOnly }) => !isInPaletteOnly)
  return (
    <Menu trigger={<IconButton size="sm" variant="secondary" label="More actions" icon={<MoreIcon />} />}>
      {actions.map(({ label, icon, permission, leadsTo, isDangerous }) => {
        if ('href' in leadsTo)
          return (
            permission.allowed && (
              <MenuLink key={label} icon={icon} href={leadsTo.href}>
                {label}
              </MenuLink>
            )
          )
        return (
          isShown(permission) && (
            <MenuItem
              key={label}
              icon={icon}
              tone={isDangerous ? 'error' : 'default'}
              disabledReason={disabledReasonOf(permission)}
              onSelect={() => ('dialog' in leadsTo ? onOpen(leadsTo.dialog) : onInvite(leadsTo.invite))}
            >
              {label}
            </MenuItem>
          )
        )
      })}
    </Menu>
  )
}
