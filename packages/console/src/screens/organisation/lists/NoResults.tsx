import { withoutFilters } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { LinkButton } from '@driver-trust/ui/link-button'
import { usePermissions } from '../../../permission/usePermissions.ts'
import { organisationRoute } from '../route.ts'
import type { ListAddress } from './useListAddress.ts'

/** Shown when the filters leave no rows. */
export function NoResults({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      kind="no-results"
      title="No results"
      description="Nobody here matches the filters."
      action={<Button onClick={() => address.change(withoutFilters)}>Clear filters</Button>}
    />
  )
}

interface InviteLinkProps {
  organisation: OrganisationNode
}

/** The next step for an empty list of drivers, if the viewer is allowed to take it. */
export function InviteDriversLink({ organisation }: InviteLinkProps) {
  const { inviteDrivers } = usePermissions()(organisation.id)
  if (!inviteDrivers.allowed) return null
  return (
    <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { invite: 'drivers' })}>
      Invite driver
    </LinkButton>
  )
}

/** The next step for an empty list of users, if the viewer is allowed to take it. */
export function InviteUserLink({ organisation }: InviteLinkProps) {
  const { inviteUsers } = usePermissions()(organisation.id)
  if (!inviteUsers.allowed) return null
  return (
    <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { view: 'users', invite: 'user' })}>
      Invite user
    </LinkButton>
  )
}
