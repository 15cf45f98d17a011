import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { tones } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/InlineAlert',
  component: InlineAlert,
  args: { children: 'The e-mail or password is incorrect.', tone: 'error' },
})

export const EveryTone = meta.story({
  name: 'Every tone',
  tags: ['visual-dark', 'visual-mobile'],
  render: () => (
    <Stack gap="3" style={{ padding: 24, maxWidth: 560 }}>
      {tones.map((tone) => (
        <InlineAlert key={tone} tone={tone} title="North only.">
          This branch has too many organisations (340) to list at once. Choose others with the organisation filter.
        </InlineAlert>
      ))}
      <InlineAlert tone="error">The e-mail or password is incorrect.</InlineAlert>
    </Stack>
  ),
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    title: 'Benachrichtigungseinstellungen konnten nicht übernommen werden.',
    children: 'maximilian.von.braunschweig-wolfenbuettel@a-very-long-domain-name.example.com wurde bereits eingeladen.',
  },
})
