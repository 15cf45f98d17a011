import { Card } from '@driver-trust/ui/card'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { useTitle } from '../routing/useTitle.ts'

/** Stands in for the page of a person while it loads. */
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
