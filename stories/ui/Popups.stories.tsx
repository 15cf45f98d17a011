import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Kbd } from '@driver-trust/ui/kbd'
import { Popover } from '@driver-trust/ui/popover'
import { Text } from '@driver-trust/ui/text'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

function Popups() {
  return (
    <Inline gap="4" style={{ padding: '64px 24px', minHeight: 260 }} align="start">
      <Popover title="Keyboard" trigger={<Button>Help</Button>}>
        <Text as="p" size="13">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search.
        </Text>
      </Popover>
    </Inline>
  )
}

const meta = preview.meta({
  id: 'components-popover-and-kbd', // as links and screenshots have it
  title: 'Components/Together/Popover and Kbd',
  component: Popups,
})

export const Open = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Help' }).click()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus())
  },
})
