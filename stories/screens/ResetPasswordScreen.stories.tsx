import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Password/Reset',
  render: () => <></>,
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/reset-password/?token=reset-1',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
  }),
})

export const Loading = meta.story({
  tags: ['visual-dark'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'stalled' }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('button', { name: 'Save password', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['visual-dark'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'status' }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Long-enough!')
  },
})

export const Different = meta.story({
  name: 'Passwords differ',
  play: async (context) => {
    await save({ ...context, repeated: 'Long-enough?' })
    await expect(await context.canvas.findByText('The passwords do not match.')).toBeVisible()
  },
})

export const Expired = meta.story({
  name: 'Link expired',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'status', status: 410 }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('heading', { name: 'This link is no longer active' })).toBeVisible()
  },
})

interface Saving {
  canvas: {
    findByLabelText: (label: string) => Promise<HTMLElement>
    getByRole: (role: string, options: { name: string }) => HTMLElement
  }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
  repeated?: string
}

async function save({ canvas, userEvent, repeated = 'Long-enough!' }: Saving) {
  await userEvent.type(await canvas.findByLabelText('New password'), 'Long-enough!')
  await userEvent.type(await canvas.findByLabelText('Repeat new password'), repeated)
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
}
