import { OrganisationStepScreen } from '@driver-trust/console/screens/onboarding/OrganisationStepScreen'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'

const meta = preview.meta({
  title: 'Screens/Onboarding/2 Organisation',
  component: OrganisationStepScreen,
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
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your organisation' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Organisation name')).toHaveFocus())
    await expect(canvas.getByText('Drivers see this name when you invite them.')).toBeVisible()
    for (const label of ['Country', 'City', 'Street', 'VAT number'])
      await expect(canvas.getByLabelText(label)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  beforeEach: named,
  parameters: { faults: [{ call: 'createOrganisation', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Haddad Haulage')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('button', { name: 'Continue', busy: true })).toBeVisible()
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  beforeEach: named,
  parameters: { faults: [{ call: 'createOrganisation', kind: 'status' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Haddad Haulage')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await expect(canvas.getByLabelText('Organisation name')).toHaveValue('Haddad Haulage')
  },
})

export const NameTaken = meta.story({
  name: 'Name taken',
  tags: ['no-visual'],
  beforeEach: named,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Meridian Freight')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('An organisation with this name already exists.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Organisation name')).toHaveFocus())
  },
})

export const SettingsFail = meta.story({
  name: "Created, but the address wasn't saved",
  beforeEach: named,
  parameters: { faults: [{ call: 'updateSettings', kind: 'status', times: 1 }] },
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Organisation name'), 'Haddad Haulage')
    await userEvent.type(canvas.getByLabelText('City'), 'Malmö')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be sent.')
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('Malmö'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Billing and drivers' })).toBeVisible()
    const { organisations } = sandboxOfStory().sandbox.state.world
    await expect([...organisations.values()].filter(({ name }) => name === 'Haddad Haulage')).toHaveLength(1)
  },
})

/** Gives the user a name. */
function named() {
  const { world } = sandboxOfStory().sandbox.state
  for (const person of world.people.values())
    if (person.email === 'new@example.com') Object.assign(person, { firstName: 'Noor', lastName: 'Haddad' })
}
