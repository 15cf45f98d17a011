import { MissedActivationScreen } from '@driver-trust/console/screens/entry/EmailLinkScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Verify e-mail/Missed',
  component: MissedActivationScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/verify-email/missed-activation',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This activation link no longer works' }),
    ).toBeVisible()
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'sendVerification', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new e-mail' }))
    await expect(await canvas.findByRole('button', { name: 'Send a new e-mail', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'sendVerification', kind: 'status' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new e-mail' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@example.com')
  },
})

export const Known = meta.story({
  name: 'Address known',
  tags: ['no-visual'],
  globals: { persona: 'unverified' },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveValue('unverified@example.com'))
  }),
})

export const VerifiedAlready = meta.story({
  name: 'Already verified',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'owner' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  },
})
