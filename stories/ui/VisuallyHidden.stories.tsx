import { Csp } from '@driver-trust/ui/csp'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  id: 'components-visuallyhidden-and-csp', // as links and screenshots have it
  title: 'Components/Together/VisuallyHidden and Csp',
  component: VisuallyHidden,
  args: { children: ', done' },
})

export const InSentence = meta.story({
  name: 'In a sentence',
  render: (args) => (
    <Csp>
      <Stack style={{ padding: 24 }}>
        <Text as="p">
          Your profile
          <VisuallyHidden {...args} />
        </Text>
      </Stack>
    </Csp>
  ),
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByText(', done').getBoundingClientRect().width).toBe(1)
  }),
})
