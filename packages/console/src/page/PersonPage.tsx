import { Card } from '@driver-trust/ui/card'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { paths } from '../paths.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { useTitle } from './useTitle.ts'

export function PersonPending({ title }: { title: string }) {
  useTitle(title)
  return (
    <div role="status" aria-label="Loading">
      <Stack gap="6">
        <Skeleton width={280} height={32} />
        <Card>
          <Stack gap="4">
            <Skeleton width="60%" />
            <Skeleton width="45%" />
            <Skeleton width="52%" />
          </Stack>
        </Card>
      </Stack>
    </div>
  )
}

/** Replaces a person's page that the viewer isn't allowed to see. */
export function NotPermitted({ what, reason }: { what: 'Driver' | 'User'; reason: string | undefined }) {
  useTitle(what)
  return (
    <Stack gap="6">
      <ScreenHead title={what} />
      <EmptyState
        kind="not-permitted"
        title={`You can’t see this ${what.toLowerCase()}`}
        description={reason}
        action={<LinkButton href={paths.home.href()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}
