import { EmptyState } from '@driver-trust/ui/empty-state'
import { LinkButton } from '@driver-trust/ui/link-button'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { links } from '../links.ts'
import { useTitle } from '../routing/useTitle.ts'

interface NotPermittedProps {
  what: 'Driver' | 'User'
  reason: string | undefined
}

/** In place of a person whom the viewer may not see. */
export function NotPermitted({ what, reason }: NotPermittedProps) {
  useTitle(what)
  return (
    <Stack gap="6">
      <PageHeader title={what} />
      <EmptyState
        kind="not-permitted"
        title={`You may not see this ${what.toLowerCase()}`}
        description={reason}
        action={<LinkButton href={links.home()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}
