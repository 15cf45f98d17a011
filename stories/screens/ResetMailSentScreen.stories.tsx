import { ResetMailSentScreen } from '@driver-trust/console/screens/entry/ForgotPasswordScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Password/E-mail sent',
  component: ResetMailSentScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/forgot-password/email-sent',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
  }),
})
