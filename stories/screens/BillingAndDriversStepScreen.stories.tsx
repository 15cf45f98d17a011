import { expect, userEvent as pointer } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sandboxOfStory } from '../../.storybook/sandboxOfStory.ts'

const meta = preview.meta({
  title: 'Screens/Onboarding/3 Billing and drivers',
  render: () => <></>,
  parameters: {
    route: '/onboarding/organisation',
    persona: 'new',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  beforeEach: named,
  play: async (context) => {
    await found(context)
    await expect(await context.canvas.findByRole('group', { name: 'Driver 1' })).toBeVisible()
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

export const Mistakes = meta.story({
  name: 'Mistakes in a row',
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
    // Dropped files are not held to what the input accepts.
    await pointer.setup({ applyAccept: false }).upload(await canvas.findByLabelText('Choose a CSV file'), file)
    await expect(await canvas.findByText('File was not uploaded. The only allowed format is .csv')).toBeVisible()
  },
})

interface Founding {
  canvas: {
    findByLabelText: (label: string) => Promise<HTMLElement>
    findByRole: (role: string, options: { level: number; name: string }) => Promise<HTMLElement>
    getByRole: (role: string, options: { name: string }) => HTMLElement
  }
  userEvent: {
    type: (element: HTMLElement, text: string) => Promise<void>
    click: (element: HTMLElement) => Promise<void>
  }
}

async function found({ canvas, userEvent }: Founding) {
  await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Haddad Haulage')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await canvas.findByRole('heading', { level: 1, name: 'Billing and drivers' })
}

/** Somebody who has named themselves already. */
function named() {
  const { world } = sandboxOfStory().sandbox.state
  for (const person of world.people.values())
    if (person.email === 'new@example.com') Object.assign(person, { firstName: 'Noor', lastName: 'Haddad' })
}
