import { Banner } from '@driver-trust/ui/banner'
import { Button } from '@driver-trust/ui/button'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { PageProgress } from '@driver-trust/ui/page-progress'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
import { toast } from '@driver-trust/ui/toast'
import type { TileProps } from './Tile.tsx'

export const feedbackTiles: readonly TileProps[] = [
  { name: 'Banner', isWide: true, sample: <Banner tone="warning">You are offline.</Banner> },
  {
    name: 'InlineAlert',
    isWide: true,
    sample: (
      <InlineAlert tone="error" title="Invitation could not be sent." role="note">
        Please try again later.
      </InlineAlert>
    ),
  },
  { name: 'ErrorPanel', isWide: true, sample: <ErrorPanel onRetry={() => undefined} /> },
  {
    name: 'Toast',
    sample: <Button onClick={() => toast.success('Invitation has been sent.')}>Show Toast</Button>,
  },
  {
    name: 'Skeleton',
    sample: (
      <Stack gap="2">
        <Skeleton width="70%" />
        <Skeleton width="45%" />
      </Stack>
    ),
  },
  { name: 'Spinner', sample: <Spinner size="24" label="Loading" /> },
  {
    name: 'PageProgress',
    sample: (
      <div style={{ position: 'relative', transform: 'none', contain: 'paint', blockSize: 24 }}>
        <PageProgress />
      </div>
    ),
  },
]
