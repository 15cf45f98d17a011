import { InvitationLinkScreen } from '@driver-trust/console/screens/entry/InvitationLinkScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Invitation/Link',
  component: InvitationLinkScreen,
  tags: ['autodocs'],
  globals: { persona: 'viewer' },
  parameters: {
    route: '/invitation/?token=never-was',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  parameters: { faults: [{ call: 'acceptInvitation', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checking your invitation…' })).toBeVisible()
  }),
})

export const Unreachable = meta.story({
  name: 'Error (no answer)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'acceptInvitation', kind: 'offline' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'We couldn’t check your invitation' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const Refused = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This invitation has expired' })).toBeVisible()
  },
})
