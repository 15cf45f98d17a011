import { Badge } from '@driver-trust/ui/badge'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { tones } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Verified', tone: 'success' },
})

const words = {
  neutral: 'Submitted',
  success: 'Verified',
  warning: 'Unverified',
  greyWarning: 'In Analysis',
  error: 'Red',
}

export const EveryTone = meta.story({
  name: 'Every tone',
  tags: ['visual-dark', 'visual-forced'],
  render: () => (
    <Stack gap="4" style={{ padding: 24 }}>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {words[tone]}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} bare>
            {words[tone]}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} plain>
            {words[tone]}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
})

export const LongText = meta.story({
  name: 'Long text',
  args: { tone: 'error', children: 'Gesperrt durch eine übergeordnete Organisation' },
  decorators: [
    (Story) => (
      <div style={{ width: 160, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
})
