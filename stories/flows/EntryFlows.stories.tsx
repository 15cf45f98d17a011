import { App } from '@driver-trust/console'
import { ForgotPasswordScreen } from '@driver-trust/console/screens/entry/ForgotPasswordScreen'
import { InvitationLinkScreen } from '@driver-trust/console/screens/entry/InvitationLinkScreen'
import { ResetPasswordScreen } from '@driver-trust/console/screens/entry/ResetPasswordScreen'
import { SignInScreen } from '@driver-trust/console/screens/entry/SignInScreen'
import { SignUpScreen } from '@driver-trust/console/screens/entry/SignUpScreen'
import { VerifyEmailScreen } from '@driver-trust/console/screens/entry/VerifyEmailScreen'
import { BillingAndDriversStepScreen } from '@driver-trust/console/screens/onboarding/BillingAndDriversStepScreen'
import { OrganisationStepScreen } from '@driver-trust/console/screens/onboarding/OrganisationStepScreen'
import { ProfileStepScreen } from '@driver-trust/console/screens/onboarding/ProfileStepScreen'
import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, userEvent } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'

const meta = preview.meta({
  title: 'Flows/Entry',
  component: App,
  subcomponents: {
    OrganisationScreen,
    ForgotPasswordScreen,
    InvitationLinkScreen,
    ResetPasswordScreen,
    SignInScreen,
    SignUpScreen,
    VerifyEmailScreen,
    BillingAndDriversStepScreen,
    OrganisationStepScreen,
    ProfileStepScreen,
  },
  tags: ['no-visual'],
  globals: { persona: 'signed-out' },
  parameters: { route: '/sign-in', layout: 'fullscreen' },
})

const PASSWORD = 'Long-enough!'

export const RegisterVerifyOnboard = meta.story({
  name: 'Register, verify, onboard',
  play: async ({ canvas, step }) => {
    await step('create an account', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Create an account' }))
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
      await userEvent.type(canvas.getByLabelText('Password'), PASSWORD)
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    })
    await step('verify the address with the code from the e-mail', async () => {
      const field = await canvas.findByLabelText('Verification code')
      await userEvent.type(field, sandboxOfStory().sandbox.state.mails[0]?.code ?? '')
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }))
    })
    await step('enter a name', async () => {
      await userEvent.type(await canvas.findByLabelText('First name'), 'Ada')
      await userEvent.type(canvas.getByLabelText('Last name'), 'Lindqvist')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    })
    await step('set up an organisation', async () => {
      await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Lindqvist Åkeri')
      await userEvent.type(canvas.getByLabelText('City'), 'Uppsala')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    })
    await step('leave the rest for later', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Skip for now' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Lindqvist Åkeri' })).toBeVisible()
    })
  },
})

export const ForgotAndReset = meta.story({
  name: 'Forgot and reset',
  play: async ({ canvas, step }) => {
    await step('ask for a link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Forgot password?' }))
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'owner@example.com')
      await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }))
      await expect(await canvas.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    })
    await step('the e-mail contains one', async () => {
      const [mail] = sandboxOfStory().sandbox.state.mails
      await expect(mail).toMatchObject({ to: 'owner@example.com', subject: 'Set a new password' })
    })
    await step('go back to the sign-in', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to sign in' }))
      await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    })
  },
})

/** Adds an invitation into the root organisation to the sandbox. */
function invite(email: string): void {
  const { world, now } = sandboxOfStory().sandbox.state
  const inviter = [...world.people.values()].find((person) => person.email === 'owner@example.com')
  world.invitations.set(TOKEN, {
    id: TOKEN,
    type: 'user',
    status: 'sent',
    organizationId: inviter?.organizationId ?? '',
    invitedBy: inviter?.id ?? '',
    batchId: undefined,
    role: 'user',
    email,
    phoneNumber: undefined,
    firstName: undefined,
    lastName: undefined,
    reason: undefined,
    token: TOKEN,
    createdAt: new Date(now()).toISOString(),
  })
}

const TOKEN = 'invitation-of-the-story'

export const InvitedNoAccount = meta.story({
  name: 'Invited, no account yet',
  parameters: { route: `/invitation/?token=${TOKEN}` },
  beforeEach: () => {
    invite('ines@example.com')
  },
  play: async ({ canvas, step }) => {
    await step('the link leads to the sign-up', async () => {
      await expect(await canvas.findByText(/An invitation is waiting for you/)).toBeVisible()
    })
    await step('signing up accepts it', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'ines@example.com')
      await userEvent.type(canvas.getByLabelText('Password'), PASSWORD)
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
      await expect(await canvas.findByRole('heading', { name: 'Invitation accepted' })).toBeVisible()
      await expect(await canvas.findByText(/ines@example.com/)).toBeVisible()
    })
    await step('only the profile is left', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the console' }))
      await expect(await canvas.findByRole('button', { name: 'Save and continue' })).toBeVisible()
    })
  },
})

export const InvitedWrongAccount = meta.story({
  name: 'Invited, wrong account',
  globals: { persona: 'viewer' },
  parameters: { route: `/invitation/?token=${TOKEN}` },
  beforeEach: () => {
    invite('north.viewer@example.com')
  },
  play: async ({ canvas, step }) => {
    await step('the link is not for this account', async () => {
      await expect(await canvas.findByText('You are signed in as viewer@example.com')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Switch account' }))
    })
    await step('signing in as the right one accepts it', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'north.viewer@example.com')
      await userEvent.type(canvas.getByLabelText('Password'), 'Sandbox-1!')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
      await expect(await canvas.findByRole('heading', { name: 'Invitation accepted' })).toBeVisible()
    })
  },
})

export const SessionExpiresWhileTyping = meta.story({
  name: 'Session expires while typing',
  globals: { persona: 'new' },
  parameters: { route: '/onboarding/profile' },
  play: async ({ canvas, step }) => {
    await step('the server ends the session while the user types', async () => {
      await userEvent.type(await canvas.findByLabelText('First name'), 'Noor')
      await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad')
      sandboxOfStory().sandbox.state.faults.push(
        { call: 'updateProfile', kind: 'status', status: 401, times: 1 },
        { call: 'token', kind: 'status', status: 401, times: 1 },
      )
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    })
    await step('sign in again', async () => {
      await userEvent.type(await canvas.findByLabelText('E-mail'), 'new@example.com')
      await userEvent.type(canvas.getByLabelText('Password'), 'Sandbox-1!')
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    })
    await step('everything is still there', async () => {
      await expect(await canvas.findByLabelText('First name')).toHaveValue('Noor')
      await expect(canvas.getByLabelText('Last name')).toHaveValue('Haddad')
    })
  },
})
