import { LinkInactiveScreen } from '@driver-trust/console/screens/entry/ResetPasswordScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Password/Link inactive',
  component: LinkInactiveScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/reset-password/link-inactive',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link is no longer active' })).toBeVisible()
  }),
})
