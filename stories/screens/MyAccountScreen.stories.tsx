import { MyAccountScreen } from '@driver-trust/console/screens/settings/MyAccountScreen'
import { personas } from '@driver-trust/sandbox'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'

const meta = preview.meta({
  title: 'Screens/Settings/3 My account',
  component: MyAccountScreen,
  tags: ['autodocs'],
  parameters: { route: '/settings/my-account', layout: 'fullscreen' },
})

/** The owner's record on the server. */
function owner() {
  return [...sandboxOfStory().sandbox.state.world.people.values()].find(({ email }) => email === personas.owner.email)
}

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Helena')
    await expect(canvas.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText<HTMLInputElement>('Phone number').value).toMatch(/^\+44 \d/))
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'whoami', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'updateProfile', kind: 'status' }] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), ' Maria')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Helena Maria')
  },
})

export const Saved = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), ' Maria')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Profile has been saved.')).toBeVisible())
    await expect(owner()).toMatchObject({ firstName: 'Helena Maria', lastName: 'Marsh' })
    await expect(await canvas.findByRole('button', { name: 'Account menu for Helena Maria Marsh' })).toBeVisible()
    await expect(canvas.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  },
})

export const PhoneTaken = meta.story({
  name: 'Phone number in use (409)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'updateProfile', kind: 'status', status: 409 }] },
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Phone number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+44 20 7946 0018')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('This is already in use.')).toBeVisible()
    await expect(phone).toHaveValue('+44 20 7946 0018')
    await waitFor(() => expect(phone).toHaveFocus())
  },
})

export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText('Last name'))
    await userEvent.clear(canvas.getByLabelText('Phone number'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please enter last name.')).toBeVisible()
    await expect(canvas.getByText('Please provide correct telephone number.')).toBeVisible()
  },
})

export const PasswordChanged = meta.story({
  name: 'Password changed',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Another-1!')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'Another-1!')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(screen.getByText('Password has been changed.')).toBeVisible())
    await expect(owner()?.password).toBe('Another-1!')
    await expect(canvas.getByLabelText('New password')).toHaveValue('')
  },
})

export const PasswordsDiffer = meta.story({
  name: "Passwords don't match",
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Long-enough!')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'else')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('The passwords do not match.')).toBeVisible()
  },
})

export const Theme = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const themes = within(await canvas.findByRole('group', { name: 'Theme' }))
    await userEvent.click(themes.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.click(themes.getByRole('radio', { name: 'Light' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  },
})

export const SignedOut = meta.story({
  name: 'Signed out',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
})

export const Viewer = meta.story({
  name: 'For a viewer of a subcontractor',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Nadia')
    await expect(canvas.getByLabelText('First name')).not.toHaveAttribute('readonly')
  },
})
