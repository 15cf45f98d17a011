import { InvitationAcceptedScreen } from '@driver-trust/console/screens/entry/InvitationLinkScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Invitation/Accepted',
  component: InvitationAcceptedScreen,
  tags: ['autodocs'],
  globals: { persona: 'viewer' },
  parameters: {
    route: '/invitation/accepted',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invitation accepted' })).toBeVisible()
  }),
})

export const Unknown = meta.story({
  name: 'Unknown account',
  tags: ['no-visual'],
  globals: { persona: 'signed-out' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve joined the organisation.')).toBeVisible()
  }),
})
