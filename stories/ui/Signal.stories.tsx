import { Inline } from '@driver-trust/ui/inline'
import { type Aspect, Signal } from '@driver-trust/ui/signal'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { vars } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Signal',
  component: Signal,
  args: { aspect: 'stop', size: '24' },
})

const words: Record<Aspect, string> = {
  stop: "Can't drive",
  wait: 'Not cleared yet',
  go: 'Can drive',
  soon: 'Expires soon',
  unknown: 'Not checked',
}
const aspects = Object.keys(words) as Aspect[] // Object.keys widens the keys to string
const sizes = ['12', '16', '20', '24', '40', '64'] as const

export const EverySign = meta.story({
  name: 'Every sign',
  tags: ['visual-dark', 'visual-forced'],
  render: () => (
    <Stack gap="0">
      <Signs ground="paper" />
      <Signs ground="board" />
    </Stack>
  ),
})

function Signs({ ground }: { ground: 'paper' | 'board' }) {
  const colours = { board: vars.board, paper: { surface: vars.surface.card, text: vars.text.default } }[ground]
  return (
    <Stack gap="4" style={{ padding: 24, background: colours.surface, color: colours.text }}>
      {aspects.map((aspect) => (
        <Inline key={aspect} gap="4">
          {sizes.map((size) => (
            <Signal key={size} aspect={aspect} size={size} ground={ground} />
          ))}
          <Text size="13">{words[aspect]}</Text>
        </Inline>
      ))}
    </Stack>
  )
}
