import { InvitationExpiredScreen } from '@driver-trust/console/screens/entry/InvitationLinkScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Invitation/Expired',
  component: InvitationExpiredScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/invitation/expired',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This invitation has expired' })).toBeVisible()
  }),
})

export const SignedIn = meta.story({
  name: 'Signed in to another account',
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('You are signed in as viewer@example.com')).toBeVisible()
  }),
})

export const SwitchAccount = meta.story({
  name: 'Switching accounts',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch account' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
})
