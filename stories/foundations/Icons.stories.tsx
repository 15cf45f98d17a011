import { Columns } from '@driver-trust/ui/columns'
import * as icons from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { tones } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['!manifest'] })

/** Icons are named by what they mean here. Beside a word they are silent; alone they need a name. */
const { ToneShape, ...drawings } = icons

export const EveryIcon = meta.story({
  name: 'Every icon',
  render: () => (
    <Stack gap="8" style={{ padding: 24 }}>
      <Inline gap="6">
        {tones.map((tone) => (
          <Inline key={tone} gap="2">
            <ToneShape tone={tone} />
            <ToneShape tone={tone} size="16" />
            <ToneShape tone={tone} size="24" />
            <Text size="13">{tone}</Text>
          </Inline>
        ))}
      </Inline>
      <Columns of="tile" gap="3">
        {Object.entries(drawings).map(([name, Drawing]) => (
          <Inline key={name} gap="3" wrap={false}>
            <Drawing size="20" />
            <Text size="12">{name.replace(/Icon$/, '')}</Text>
          </Inline>
        ))}
      </Columns>
    </Stack>
  ),
})
