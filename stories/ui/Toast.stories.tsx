import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const ABOUT = {
  about: 'Ioana Țurcanu',
  note: 'Previously Pending',
  action: { label: 'Undo', onSelect: () => undefined },
  next: { label: 'Next: Hans Müller (6 of 388)', href: '#next' },
}

function Toasts({ success = 'Invitation has been sent.' }: { success?: string }) {
  return (
    <Inline style={{ padding: 24, minHeight: 220 }} align="start">
      <Toaster offset={{ block: 60 }} />
      <Button onClick={() => toast.success(success)}>Succeed</Button>
      <Button onClick={() => toast.success('Driver status has been changed to Verified.', ABOUT)}>Change status</Button>
      <Button onClick={() => toast.error('Invitation could not be sent. Please try again later.')}>Fail</Button>
    </Inline>
  )
}

const meta = preview.meta({
  id: 'components-toast', // as links and screenshots have it
  title: 'Components/Toaster',
  component: Toasts,
  beforeEach: () => () => toast.clear(),
})

export const SuccessAndFailure = meta.story({
  name: 'Success and failure',
  tags: ['visual-dark', 'visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await waitFor(() => expect(screen.getByText('Invitation has been sent.')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Change status' }))
    await waitFor(() => expect(screen.getByText('Ioana Țurcanu')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    const region = screen.getByRole('region', { name: 'Notifications' })
    await expect(await within(region).findByText('Something went wrong')).toBeVisible()
    await userEvent.hover(within(region).getByText('Something went wrong')) // or both would go after five seconds
  },
})

export const Keyboard = meta.story({
  tags: ['no-visual', 'behaviour'],
  args: { success: 'Role has been changed.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    const toastText = await screen.findByText('Role has been changed.')
    const item = within(screen.getByRole('region', { name: 'Notifications' }))
      .getAllByRole('listitem')
      .find((each) => each.contains(toastText))
    within(item ?? document.body)
      .getByRole('button', { name: 'Close toast' })
      .focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toastText.isConnected).toBe(false))
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  args: { success: 'Role has been changed.' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Succeed' })
    await userEvent.click(button)
    await screen.findByText('Role has been changed.')
    const region = screen.getByRole('region', { name: 'Notifications' })
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await waitFor(() => expect(region).toContainElement(document.activeElement as HTMLElement))
    const close = within(region).getByRole('button', { name: 'Close toast' })
    while (document.activeElement !== close && region.contains(document.activeElement)) await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
})
