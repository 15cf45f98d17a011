import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ErrorPanel',
  component: ErrorPanel,
  args: {
    detail: 'GET /api/v1/organizations/ answered 500 after 3 attempts.\nRequest 01J9-7KQ2, 12 Mar 2026, 14:03.',
    onRetry: fn(),
    report: 'GET /api/v1/organizations/ → 500',
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

export const TryAgain = meta.story({
  name: 'Try again',
  tags: ['visual-mobile'],
})

export const Retrying = meta.story({ args: { isRetrying: true } })

export const Plain = meta.story({
  name: 'Without an action',
  render: () => <ErrorPanel title="We could not load your account." />,
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show Error', expanded: false })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide Error', expanded: true })).toHaveFocus())
    await expect(canvas.getByText(/answered 500/)).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy report' })).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show Error' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide Error', expanded: true })).toHaveFocus())
  },
})
