import { Inline } from '@driver-trust/ui/inline'
import { Lockup, Mark } from '@driver-trust/ui/mark'
import { Stack } from '@driver-trust/ui/stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Mark',
  component: Mark,
  parameters: {
    docs: {
      description: {
        component: `The mark: a check whose long stroke is a road. It is legible from 16 px.

**Use** Lockup where there is room for the name. **Do not** rotate, tint or outline it.`,
      },
    },
  },
})

export const Overview = meta.story({
  tags: ['visual-dark', 'visual-forced'],
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
