import { VerifyEmailScreen } from '@driver-trust/console/screens/entry/VerifyEmailScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Verify e-mail/Waiting',
  component: VerifyEmailScreen,
  tags: ['autodocs'],
  globals: { persona: 'unverified' },
  parameters: {
    route: '/verify-email/unverified%40example.com',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Verify your e-mail address' })).toBeVisible()
    await expect(canvas.getByText(/unverified@example.com/)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus())
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'sendVerification', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend e-mail' }))
    await expect(await canvas.findByRole('button', { name: 'Resend e-mail', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'sendVerification', kind: 'status' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend e-mail' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('Verification code')).toBeValid()
  },
})

export const Sent = meta.story({
  name: 'E-mail sent',
  tags: ['no-visual', 'behaviour'], // it counts down
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend e-mail' }))
    await expect(await canvas.findByText(/E-mail sent\. You can ask again in/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Resend e-mail' })).not.toBeInTheDocument()
  },
})

export const WrongCode = meta.story({
  name: 'Wrong code',
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Verification code')
    code.focus()
    await userEvent.paste('000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await canvas.findByText('This code is not valid.')).toBeVisible()
    await expect(code).toHaveValue('000000')
    await waitFor(() => expect(code).toHaveFocus())
  },
})

export const ExpiredCode = meta.story({
  name: 'Expired code',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'verifyEmail', kind: 'status', status: 410 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Verification code'), '123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    await expect(await canvas.findByText('This code has expired. Ask for a new e-mail.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveFocus())
  },
})
