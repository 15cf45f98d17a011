import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { vars } from '@driver-trust/ui/theme'
import { type Sign, VerdictSign } from '@driver-trust/ui/verdict-sign'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/VerdictSign',
  component: VerdictSign,
  args: { verdict: 'cannot', size: '24' },
})

const words: Record<Sign, string> = {
  cannot: "Can't drive",
  pending: 'Not cleared yet',
  can: 'Can drive',
  soon: 'Expires soon',
  unchecked: 'Not checked',
}
const verdicts = Object.keys(words) as Sign[] // Object.keys widens the keys to string
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
      {verdicts.map((verdict) => (
        <Inline key={verdict} gap="4">
          {sizes.map((size) => (
            <VerdictSign key={size} verdict={verdict} size={size} ground={ground} />
          ))}
          <Text size="13">{words[verdict]}</Text>
        </Inline>
      ))}
    </Stack>
  )
}
