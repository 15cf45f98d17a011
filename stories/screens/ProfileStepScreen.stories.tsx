import { ProfileStepScreen } from '@driver-trust/console/screens/onboarding/ProfileStepScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Onboarding/1 Profile',
  component: ProfileStepScreen,
  tags: ['autodocs'],
  globals: { persona: 'new' },
  parameters: {
    route: '/onboarding/profile',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus())
    await expect(canvas.getByLabelText('Phone number (optional)')).toBeVisible()
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Noor')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Noor')
  },
})

export const Mistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'N00r')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findByText('Invalid first name. Only letters, hyphens, and spaces are allowed.'),
    ).toBeVisible()
    await expect(canvas.getByText('Please enter last name.')).toBeVisible()
  },
})

export const PhoneTaken = meta.story({
  name: 'Phone number in use',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'updateProfile', kind: 'status', status: 409 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Noor')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('This is already in use.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Phone number/)).toHaveFocus())
  },
})
