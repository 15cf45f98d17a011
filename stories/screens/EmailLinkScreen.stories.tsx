import { EmailLinkScreen } from '@driver-trust/console/screens/entry/EmailLinkScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Verify e-mail/Link',
  component: EmailLinkScreen,
  tags: ['autodocs'],
  globals: { persona: 'viewer' },
  parameters: {
    route: '/verify-email/?token=never-was',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  parameters: { faults: [{ call: 'verifyEmail', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checking your link…' })).toBeVisible()
  }),
})

export const StillLoading = meta.story({
  name: 'Still checking, can try again',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'verifyEmail', kind: 'stalled' }], wait: 'retry' },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.getByText('Still loading…')).toBeVisible()
  }),
})

export const Unreachable = meta.story({
  name: 'Error (no answer)',
  parameters: { faults: [{ call: 'verifyEmail', kind: 'offline' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'We couldn’t check your link' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const Refused = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This activation link no longer works' }),
    ).toBeVisible()
  },
})
