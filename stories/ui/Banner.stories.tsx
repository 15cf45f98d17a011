import { Banner } from '@driver-trust/ui/banner'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { tones } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'You are offline', tone: 'warning' },
})

export const EveryTone = meta.story({
  name: 'Every tone',
  tags: ['visual-dark', 'visual-mobile'],
  render: () => (
    <Stack gap="3">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="sm">Reload</Button>}>
          A new version is available
        </Banner>
      ))}
    </Stack>
  ),
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    children: 'Eine neue Version der Verwaltungsoberfläche steht bereit und wird beim nächsten Laden benutzt',
    action: <Button size="sm">Jetzt neu laden</Button>,
  },
})
