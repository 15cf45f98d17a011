import { EmptyState } from '@driver-trust/ui/empty-state'
import { LinkButton } from '@driver-trust/ui/link-button'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { links } from '../links.ts'
import { useTitle } from '../routing/useTitle.ts'

/** In place of a screen whose subject does not exist or is not in view. */
export function NotFound({ what }: { what: string }) {
  useTitle('Not Found')
  return (
    <Stack gap="6">
      <PageHeader title="Not Found" />
      <EmptyState
        kind="no-results"
        title={`There is no such ${what} in your view`}
        description="It may have been deleted, or it belongs to an organisation that you do not see."
        action={<LinkButton href={links.home()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}
