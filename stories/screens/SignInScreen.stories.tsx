import { SignInScreen } from '@driver-trust/console/screens/entry/SignInScreen'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Sign in',
  component: SignInScreen,
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/sign-in',
    layout: 'fullscreen',
  },
  tags: ['autodocs', 'visual-mobile'],
})

export const Default = meta.story({
  tags: ['visual-dark'],
  play: inTests(async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in', level: 1 })
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus())
  }),
})

export const Loading = meta.story({
  parameters: { faults: [{ call: 'token', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('button', { name: 'Sign in', busy: true })).toBeVisible()
  },
})

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent, password: 'not-my-password!' })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The e-mail or password is incorrect.')
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('owner@example.com')
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-my-password!')
    const forgot = canvas.getByRole('link', { name: 'Forgot password?' })
    await expect(forgot).toHaveAttribute('href', '/forgot-password/?email=owner%40example.com')
  },
})

export const AfterStoppedWork = meta.story({
  name: 'After work was stopped',
  tags: ['!visual-mobile'],
  parameters: { remembered: { stopped_work: '“Ban driver” was stopped: 8 done, 22 not started.' } },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText(/^“Ban driver” was stopped/)).toBeVisible()
  }),
})

export const OneTimeCode = meta.story({
  name: 'One-time code',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a one-time code' }))
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus())
    await expect(canvas.getByLabelText('Code')).toHaveAccessibleDescription('Enter the code from your text message.')
  },
})

export const CodeRefused = meta.story({
  name: 'One-time code refused',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a one-time code' }))
    await userEvent.type(await canvas.findByLabelText('Phone number'), '+46701234567')
    await userEvent.type(canvas.getByLabelText('Code'), '654321')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The phone number or code is incorrect.')
    await expect(canvas.getByLabelText('Code')).toHaveValue('654321')
  },
})

export const FieldsMissing = meta.story({
  name: 'Fields missing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findAllByText('Field is mandatory.')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus())
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'token', kind: 'status', status: 500 }] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This could not be sent. What you typed is kept. Try again.',
    )
    await expect(canvas.getByLabelText('Password')).toHaveValue('Sandbox-1!')
  },
})

export const Offline = meta.story({
  tags: ['no-visual'], // looks as it does after an error
  parameters: { faults: [{ call: 'token', kind: 'offline' }] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
  },
})

export const AccountNotLoaded = meta.story({
  name: "Account can't be loaded",
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'whoami', kind: 'status', status: 503 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your account.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const AnsweredByPage = meta.story({
  name: 'Answered by a web page, not the API',
  parameters: { faults: [{ call: 'token', kind: 'html' }] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('This could not be sent.')
    await expect(alert).toHaveTextContent('A web page answered at /api/v1 on this site, not the API.')
    await expect(alert).toHaveTextContent('tell the people who run this console.')
  },
})

export const AccountAnsweredByPage = meta.story({
  name: 'Account answered by a web page',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'whoami', kind: 'html' }] },
  play: inTests(async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('We could not load your account.')
    await expect(alert).toHaveTextContent('A web page answered at /api/v1 on this site, not the API.')
  }),
})

type Filling = Pick<StoryContext, 'canvas' | 'userEvent'> & { password?: string }

async function fill({ canvas, userEvent, password = 'Sandbox-1!' }: Filling) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'owner@example.com')
  await userEvent.type(await canvas.findByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
}
