import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent as pointer, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sandboxOfStory } from '../../.storybook/sandboxOfStory.ts'
import { recordCalls } from '../recordCalls.ts'

const meta = preview.meta({
  title: 'Screens/Onboarding/3 Billing and drivers',
  tags: ['autodocs'],
  globals: { persona: 'new' },
  parameters: {
    route: '/onboarding/organisation',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  beforeEach: named,
  play: async (context) => {
    await found(context)
    await expect(await context.canvas.findByRole('group', { name: 'Driver 1' })).toBeVisible()
    const plans = within(context.canvas.getByRole('group', { name: 'Plan' }))
    for (const plan of ['Starter', 'Plus', 'Custom'])
      await expect(plans.getByRole('radio', { name: plan })).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: named,
  parameters: { faults: [{ call: 'settings', kind: 'stalled' }] },
  play: async (context) => {
    await found(context)
    await expect(await context.canvas.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
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

export const Mistakes = meta.story({
  name: 'Row with mistakes',
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await found(context)
    await userEvent.type(await canvas.findByLabelText('First name'), 'Nils')
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByText('Please enter last name.')).toBeVisible()
    await expect(canvas.getByText('Please provide correct telephone number.')).toBeVisible()
  },
})

export const WrongFile = meta.story({
  name: 'Wrong kind of file',
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await found(context)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Upload CSV' }))
    const file = new File(['%PDF'], 'drivers.pdf', { type: 'application/pdf' })
    // `accept` doesn't apply to dropped files.
    await pointer.setup({ applyAccept: false }).upload(await canvas.findByLabelText('Choose a CSV file'), file)
    await expect(await canvas.findByText('File was not uploaded. The only allowed format is .csv')).toBeVisible()
  },
})

const SEMICOLONS =
  '\uFEFFVorname;Nachname;Telefon;E-Mail\r\nAda;Lindqvist;+46701234567;\r\nBo;Berg;+46701234568;bo@example.org\r\n'

export const SemicolonFile = meta.story({
  name: 'File with semicolons',
  tags: ['no-visual', 'behaviour'],
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, SEMICOLONS)
    await expect(await canvas.findByText('2 drivers in “drivers.csv”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    const { invitations } = sandboxOfStory().sandbox.state.world
    const phones = () => [...invitations.values()].map((each) => 'phoneNumber' in each && each.phoneNumber)
    await waitFor(() => expect(phones()).toEqual(expect.arrayContaining(['+46701234567', '+46701234568'])))
  },
})

export const FileWithErrors = meta.story({
  name: 'File with errors',
  beforeEach: named,
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'firstName,lastName,phoneNumber,email\nAda,Lindqvist,+46701234567,\nBo,,12,\n')
    await expect(
      await canvas.findByText(
        '1 of 2 rows has an error. Row 3: Please enter last name. Correct the file and choose it again.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Choose another file, or enter the drivers in rows.',
    )
  },
})

export const FileRefused = meta.story({
  name: 'File refused by the server',
  tags: ['no-visual', 'behaviour'],
  beforeEach: named,
  parameters: { faults: [{ call: 'inviteDriversByCsv', kind: 'status', status: 400 }] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseFile(context, 'firstName,lastName,phoneNumber,email\nAda,Lindqvist,+46701234567,\n')
    await expect(await canvas.findByText('1 driver in “drivers.csv”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The server couldn’t read these rows, so nobody was invited.',
    )
    await expect(canvas.queryByText(/The only allowed format is/)).toBeNull()
  },
})

async function chooseFile(context: Founding, content: string) {
  const { canvas, userEvent } = context
  await found(context)
  await userEvent.click(await canvas.findByRole('radio', { name: 'Upload CSV' }))
  const file = new File([content], 'drivers.csv', { type: 'text/csv' })
  await pointer.upload(await canvas.findByLabelText('Choose a CSV file'), file)
}

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
