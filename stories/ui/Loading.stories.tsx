import { Inline } from '@driver-trust/ui/inline'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  id: 'components-skeleton-and-spinner', // as links and screenshots have it
  title: 'Components/Together/Skeleton and Spinner',
  component: Skeleton,
})

export const ShapesAndSizes = meta.story({
  name: 'Shapes and sizes',
  render: () => (
    <Stack gap="4" style={{ padding: 24, maxWidth: 360 }}>
      <Inline gap="3" wrap={false}>
        <Skeleton width={32} height={32} style={{ flex: 'none' }} />
        <Stack gap="2" style={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Stack>
      </Inline>
      <Inline gap="4">
        <Spinner size="12" />
        <Spinner />
        <Spinner size="20" />
        <Spinner size="24" label="Checking your link…" />
      </Inline>
    </Stack>
  ),
})
