import { LinkExpiredScreen } from '@driver-trust/console/screens/entry/LinkExpiredScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Link expired',
  component: LinkExpiredScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/link-expired?kind=verify',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
  }),
})

export const Reset = meta.story({
  name: 'Password reset',
  tags: ['no-visual'],
  parameters: { route: '/link-expired?kind=reset' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send a new link' })).toBeVisible()
  }),
})

export const Invitation = meta.story({
  name: 'Invitation',
  tags: ['no-visual'],
  parameters: { route: '/link-expired?kind=invitation' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Ask the person who invited you for a new link.')).toBeVisible()
  }),
})
