import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { vars } from '@driver-trust/ui/theme'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component: `Names in several scripts have the same height and baseline. Sizes and weights are in Tokens; they are rem, so they follow the user’s setting.`,
      },
    },
  },
})

const names = ['Ana Horvat', 'Łukasz Wiśniewski', 'Nguyễn Thị Phương Thảo', 'Жанна Дубровська', 'Ελένη Παπαδοπούλου']

/** Rows with the same height and baseline in every script. */
export const Names = meta.story({
  render: () => (
    <Stack gap="0" style={{ padding: 24 }}>
      {names.map((name) => (
        <div
          key={name}
          style={{
            display: 'grid',
            gridTemplateColumns: '240px 96px',
            alignItems: 'center',
            blockSize: 44,
            borderBlockEnd: `1px solid ${vars.line.hairline}`,
          }}
        >
          <Text size="13">{name}</Text>
          <Text size="13" tabular>
            04 21 97
          </Text>
        </div>
      ))}
    </Stack>
  ),
})
