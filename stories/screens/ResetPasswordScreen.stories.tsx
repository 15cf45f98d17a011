import { ResetPasswordScreen } from '@driver-trust/console/screens/entry/ResetPasswordScreen'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { userIdOf } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Password/Reset',
  component: ResetPasswordScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/reset-password/?token=reset-1',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus())
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'stalled' }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('button', { name: 'Save password', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'status' }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('Long-enough!')
  },
})

export const Different = meta.story({
  name: "Passwords don't match",
  tags: ['no-visual'],
  play: async (context) => {
    await save({ ...context, repeated: 'Long-enough?' })
    await expect(await context.canvas.findByText('The passwords do not match.')).toBeVisible()
  },
})

export const Expired = meta.story({
  name: 'Link expired',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'resetPassword', kind: 'status', status: 410 }] },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('heading', { name: 'This link is no longer active' })).toBeVisible()
  },
})

/** The server refuses the first password: the form stays as it is, and the same link saves the second one. */
const refused = (status: number) => ({
  parameters: { faults: [{ call: 'resetPassword' as const, kind: 'status' as const, status, times: 1 }] },
  beforeEach: () => {
    const { world, now } = sandboxOfStory().sandbox.state
    const link = { kind: 'reset' as const, personId: userIdOf('viewer'), code: '', isUsed: false }
    world.links.set('reset-1', { ...link, token: 'reset-1', expiresAt: now() + 60_000 })
  },
  play: async (context: Saving) => {
    const { canvas, userEvent } = context
    await save(context)
    const password = await canvas.findByLabelText('New password')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/This password was not accepted\. Choose another one\./),
    )
    await expect(password).toBeInvalid()
    await expect(canvas.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await expect(password).toHaveValue('Long-enough!')
    await expect(canvas.getByLabelText('Repeat new password')).toHaveValue('Long-enough!')
    const link = canvas.getByRole('link', { name: 'Send a new link' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/forgot-password\/?$/))
    await userEvent.type(password, '2')
    await userEvent.type(canvas.getByLabelText('Repeat new password'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByRole('heading', { name: 'Password changed' })).toBeVisible()
  },
})

export const Refused = meta.story({
  name: 'Password refused (400), then another',
  tags: ['no-visual', 'behaviour'],
  ...refused(400),
})

export const RefusedAsMissing = meta.story({
  name: 'Password refused (404), then another',
  tags: ['no-visual', 'behaviour'],
  ...refused(404),
})

type Saving = Pick<StoryContext, 'canvas' | 'userEvent'> & { repeated?: string }

async function save({ canvas, userEvent, repeated = 'Long-enough!' }: Saving) {
  await userEvent.type(await canvas.findByLabelText('New password'), 'Long-enough!')
  await userEvent.type(await canvas.findByLabelText('Repeat new password'), repeated)
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
}
