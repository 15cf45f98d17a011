import { SignUpScreen } from '@driver-trust/console/screens/entry/SignUpScreen'
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: SignUpScreen,
  tags: ['autodocs'],
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/sign-up',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible()
  }),
})

export const Rules = meta.story({
  name: 'Password rules while typing',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'ten letters')
    await expect(canvas.getByRole('list', { name: 'Password rules' })).toHaveTextContent(
      'At least 8 characters, metAt least one special character, not met yet',
    )
  },
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'register', kind: 'stalled' }] },
  play: async (context) => {
    await signUp(context)
    await expect(await context.canvas.findByRole('button', { name: 'Create account', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'register', kind: 'status', status: 500 }] },
  play: async (context) => {
    await signUp(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This could not be sent. What you typed is kept. Try again.',
    )
    await expect(context.canvas.getByLabelText('E-mail')).toHaveValue('ada@example.com')
  },
})

export const FieldsMissing = meta.story({
  name: 'Fields missing',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }))
    await expect(await canvas.findByText('Field is mandatory.')).toBeVisible()
    await expect(canvas.getByText('At least 8 characters.')).toBeVisible()
  },
})

export const Invited = meta.story({
  parameters: { route: '/sign-up?invitation=true&email=ada%40example.com' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText(/An invitation is waiting for you/)).toBeVisible()
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('ada@example.com')
  }),
})

async function signUp({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), 'ada@example.com')
  await userEvent.type(await canvas.findByLabelText('Password'), 'Long-enough!')
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
}
