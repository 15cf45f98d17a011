import { reads, useRead } from '@driver-trust/domain/data'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { countOf } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { PersonAddIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { askSupport } from '../../host/product.ts'

interface FirstDriversProps {
  organisation: OrganisationNode
  /** Opens the dialog that invites them; it can't be inside the form. */
  onInvite: () => void
}

/** How many drivers have been invited so far, and the way to invite more; both are optional here. */
export function FirstDrivers({ organisation: { id, isDriversInvitationAllowed }, onInvite }: FirstDriversProps) {
  const query = { type: 'driver' as const, organization_id: [id], page: 1, page_size: 1 }
  const { data } = useRead(isDriversInvitationAllowed ? reads.invitations(query) : null)
  if (!isDriversInvitationAllowed)
    return <InlineAlert>{askSupport('Driver invitations are not switched on for this organisation yet.')}</InlineAlert>
  return (
    <Stack gap="3">
      <Text as="p" role="status">
        {data && data.total > 0
          ? `${countOf(data.total, 'driver')} invited.`
          : 'Type them in, or upload the list you have. You can also do this later.'}
      </Text>
      <Inline>
        <Button iconStart={<PersonAddIcon />} onClick={onInvite}>
          Invite drivers
        </Button>
      </Inline>
    </Stack>
  )
}
