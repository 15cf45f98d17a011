import { ForgotPasswordScreen } from '@driver-trust/console/screens/entry/ForgotPasswordScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Password/Forgot',
  component: ForgotPasswordScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/forgot-password/',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus())
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'challenge', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByRole('button', { name: 'Send reset link', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'sendPasswordReset', kind: 'status' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
  },
})

export const UnknownAddress = meta.story({
  name: 'Unknown address',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'sendPasswordReset', kind: 'status', status: 404 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'nobody@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
    await expect(await canvas.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  },
})
