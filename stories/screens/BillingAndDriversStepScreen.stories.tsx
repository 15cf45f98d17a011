import { BillingAndDriversStepScreen } from '@driver-trust/console/screens/onboarding/BillingAndDriversStepScreen'
import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent as pointer, screen, waitFor, within } from 'storybook/test'
import preview from '../console/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'

const meta = preview.meta({
  title: 'Screens/Onboarding/3 Billing and drivers',
  component: BillingAndDriversStepScreen,
  tags: ['autodocs'],
  globals: { persona: 'new' },
  parameters: {
    route: '/onboarding/organisation',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  beforeEach: named,
  play: async (context) => {
    await found(context)
    await expect(await context.canvas.findByRole('button', { name: 'Invite drivers' })).toBeVisible()
    const plans = within(context.canvas.getByRole('group', { name: 'Plan' }))
    for (const plan of ['Starter', 'Plus', 'Custom'])
      await expect(plans.getByRole('radio', { name: plan })).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['no-visual'],
  beforeEach: named,
  parameters: { faults: [{ call: 'settings', kind: 'stalled' }] },
  play: async (context) => {
    await found(context)
    await expect(await context.canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  beforeEach: named,
  parameters: { faults: [{ call: 'updateSettings', kind: 'status' }] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await found(context)
    await userEvent.type(await canvas.findByLabelText('Billing e-mail'), 'billing@example.com')
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('Billing e-mail')).toHaveValue('billing@example.com')
  },
})

export const NothingTyped = meta.story({
  name: 'Finished without typing',
  tags: ['no-visual', 'behaviour'],
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await found(context)
    const calls = recordCalls()
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(calls.some((call) => call.endsWith('/counters'))).toBe(true)) // of the console
    await expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  },
})

export const Inviting = meta.story({
  name: 'Drivers from a file',
  tags: ['no-visual', 'behaviour'],
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await found(context)
    await userEvent.type(await canvas.findByLabelText('Billing e-mail'), 'billing@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite drivers' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite drivers' }))
    await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
    const file = new File([WITH_A_MISTAKE], 'drivers.csv', { type: 'text/csv' })
    await pointer.upload(await dialog.findByLabelText('Choose a CSV file'), file)
    await userEvent.click(await dialog.findByRole('button', { name: 'Continue' })) // which number is asked
    await expect(await dialog.findByText(/^2 rows in “drivers.csv”: 1 to invite, 1 with errors/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last name, row 3' }), 'Berg')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
    await expect(await dialog.findByText('2 invited', undefined, { timeout: 15_000 })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'View in Invited' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(await canvas.findByText('2 drivers invited.')).toBeVisible()
    await expect(canvas.getByLabelText('Billing e-mail')).toHaveValue('billing@example.com')
  },
})

const WITH_A_MISTAKE =
  '\uFEFFVorname;Nachname;Telefon;Mobil\r\nAda;Lindqvist;;+46701234567\r\nBo;;+4681234567;+46701234568\r\n'

type Founding = Pick<StoryContext, 'canvas' | 'userEvent'>

async function found({ canvas, userEvent }: Founding) {
  await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Haddad Haulage')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await canvas.findByRole('heading', { level: 1, name: 'Billing and drivers' })
}

/** Gives the user a name. */
function named() {
  const { world } = sandboxOfStory().sandbox.state
  for (const person of world.people.values())
    if (person.email === 'new@example.com') Object.assign(person, { firstName: 'Noor', lastName: 'Haddad' })
}
