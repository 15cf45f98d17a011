import { UserExistsScreen } from '@driver-trust/console/screens/entry/SignUpScreen'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/User exists',
  component: UserExistsScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/user-exists?email=owner%40example.com',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This e-mail already has an account' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sign-in\/?\?/),
    )
    const reset = canvas.getByRole('link', { name: 'Reset password' })
    await expect(reset).toHaveAttribute('href', expect.stringMatching(/^\/forgot-password\/\?email=owner/))
  }),
})
