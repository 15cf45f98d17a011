import { Inline } from '@driver-trust/ui/inline'
import { Lockup, Mark } from '@driver-trust/ui/mark'
import { Stack } from '@driver-trust/ui/stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Mark',
  component: Mark,
})

export const SizesAndLockup = meta.story({
  name: 'Sizes and lockup',
  render: () => (
    <Stack gap="6" style={{ padding: 24 }}>
      <Inline gap="4">
        {[16, 20, 24, 32, 48, 96].map((size) => (
          <Mark key={size} size={size} label="Driver Trust Console" />
        ))}
      </Inline>
      <Lockup name="Driver Trust Console" />
    </Stack>
  ),
})
