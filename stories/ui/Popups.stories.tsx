import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Kbd } from '@driver-trust/ui/kbd'
import { Popover } from '@driver-trust/ui/popover'
import { Text } from '@driver-trust/ui/text'
import { Tooltip } from '@driver-trust/ui/tooltip'
import { expect, screen, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

function Popups({ open }: { open?: boolean }) {
  return (
    <Inline gap="4" style={{ padding: '64px 24px', minHeight: 260 }} align="start">
      <Tooltip text="12 March 2026, 14:03">
        <Button variant="tertiary">3 days ago</Button>
      </Tooltip>
      <Popover title="Keyboard" open={open} trigger={<Button>Help</Button>}>
        <Text as="p" size="13">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search.
        </Text>
      </Popover>
    </Inline>
  )
}

const meta = preview.meta({
  id: 'components-tooltip-and-popover', // as links and screenshots have it
  title: 'Components/Together/Tooltip and Popover',
  component: Popups,
})

export const Open = meta.story({
  tags: ['visual-dark', 'visual-forced'],
  args: { open: true },
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible())
  }),
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByText('12 March 2026, 14:03')).toBeVisible())
    await expect(canvas.getByRole('button', { name: '3 days ago' })).toHaveAttribute(
      'aria-description',
      '12 March 2026, 14:03',
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus())
  },
})
