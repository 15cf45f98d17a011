import { SettingsScreen } from '@driver-trust/console/screens/settings/SettingsScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { settingsOf } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Settings/1 Organisation',
  component: SettingsScreen,
  tags: ['autodocs'],
  parameters: { route: '/settings', layout: 'fullscreen' },
})

/** The story's own organisation's settings on the server. */
function savedSettings() {
  const { settings, organisations } = sandboxOfStory().sandbox.state.world
  const [root] = organisations.values()
  return settings.get(root?.id ?? '')
}

async function typeInto(label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).toHaveValue('Gdańsk')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Organisation settings' })).toBeVisible()
    for (const name of ['Address', 'Contact', 'Terms', 'Billing', 'Pricing'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
    for (const label of ['Terms and conditions link', 'Terms and conditions link for subcontractors'])
      await expect(canvas.getByRole('textbox', { name: label })).toHaveAttribute('type', 'url')
    await expect(canvas.getByRole('radio', { name: 'Plus' })).toBeChecked()
    await waitFor(() => expect(canvas.getByLabelText('Contact phone number')).toHaveValue('+48 58 300 11 22'))
    await expect(canvas.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  }),
})

export const Loading = meta.story({
  parameters: { faults: [{ call: 'settings', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Organisation settings' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  parameters: { faults: [{ call: 'settings', kind: 'status' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const Unsaved = meta.story({
  name: 'Unsaved changes',
  tags: ['visual-mobile'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await expect(await canvas.findByText('You have unsaved changes')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeVisible()
  },
})

export const Saved = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }))
    await save()
    await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('You have unsaved changes')).not.toBeInTheDocument())
    await expect(savedSettings()).toMatchObject({ city: 'Sopot', country: 'Poland', pricingPlan: 'custom' })
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
    await expect(canvas.getByRole('form', { name: 'Organisation settings' })).toHaveFocus()
  },
})

const nothingSaved = () => sandboxOfStory().sandbox.state.world.settings.clear()

export const NothingSaved = meta.story({
  name: 'Nothing saved yet (404)',
  tags: ['no-visual'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No settings saved for this organisation yet.')).toBeVisible()
    await expect(canvas.getByLabelText('City')).toHaveValue('')
  }),
  beforeEach: nothingSaved,
})

export const SavedFirst = meta.story({
  name: 'Saved for the first time',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('No settings saved for this organisation yet.')
    await typeInto('City', 'Oslo')
    await save()
    await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('No settings saved for this organisation yet.')).toBeNull())
    await expect(savedSettings()).toMatchObject({ city: 'Oslo' })
  },
  beforeEach: nothingSaved,
})

export const Conflict = meta.story({
  name: 'Changed by someone else (409)',
  parameters: { faults: [{ call: 'updateSettings', kind: 'status', status: 409 }] },
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await save()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Someone changed this in the meantime. Your entries are kept.',
    )
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
    await expect(canvas.getByText(/^You have unsaved changes/)).toBeVisible()
  },
})

export const NotSent = meta.story({
  name: 'Not sent (500)',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'updateSettings', kind: 'status', times: 1 }] },
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await save()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('What you typed is kept.')
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
    await save()
    await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
  },
})

export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await typeInto('Billing e-mail', 'nobody')
    await typeInto('Terms and conditions link', 'www.example.org')
    await save()
    await expect(await canvas.findByText('The provided e-mail format is incorrect.')).toBeVisible()
    await expect(canvas.getByText('Please provide a link that starts with https:// or http://.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Terms and conditions link')).toHaveFocus())
  },
})

export const Discarded = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('City')).toHaveValue('Gdańsk')
    await expect(canvas.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  },
})

export const Leaving = meta.story({
  name: 'Leaving with changes',
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    await expect(closing.defaultPrevented).toBe(true)
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }))
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  },
})

export const Left = meta.story({
  name: 'Left without saving',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await expect(savedSettings()).toMatchObject({ city: 'Gdańsk' })
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    await expect(closing.defaultPrevented).toBe(false)
  },
})

export const SigningOut = meta.story({
  name: 'Signing out with changes',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await userEvent.click(canvas.getByRole('button', { name: /^Account menu for/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

async function choose(organisation: string) {
  const input = await screen.findByRole('combobox', { name: 'Organisation' })
  await expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument() // there is always a value
  await userEvent.clear(input)
  await userEvent.type(input, organisation)
  await userEvent.click(await screen.findByRole('option', { name: organisation }))
}

export const AnotherOrganisation = meta.story({
  name: 'Another organisation, with changes',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await typeInto('City', 'Sopot')
    await choose('South')
    const first = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(first.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
    await choose('South')
    const second = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(second.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.getByLabelText('City')).not.toHaveValue('Sopot'))
    await expect(canvas.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  },
})

export const SuperAdmin = meta.story({
  name: 'For a Super Admin',
  tags: ['no-visual'],
  globals: { persona: 'super' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Monthly fee')).not.toHaveAttribute('readonly')
  }),
})

export const FeeSaved = meta.story({
  name: 'Fee saved by a Super Admin',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'super' },
  play: async ({ canvas }) => {
    await typeInto('Monthly fee', '99,50')
    await save()
    await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
    await expect(savedSettings()).toMatchObject({ pricingMonthlyFee: 99.5, pricingSetupFee: 490 })
    await waitFor(() => expect(canvas.getByLabelText('Monthly fee')).toHaveValue('99.50'))
  },
})

/** A read-only field says why. */
async function isLocked(label: string, why: RegExp) {
  const field = await screen.findByLabelText(label)
  await expect(field).toHaveAttribute('readonly')
  await expect(field).toHaveAccessibleDescription(why)
}

export const Owner = meta.story({
  name: 'For the owner: fees are read only',
  tags: ['no-visual', 'behaviour'],
  play: () => isLocked('Set-up fee', /Only a Super Admin can change fees\./),
})

export const Viewer = meta.story({
  name: 'For a viewer: read only',
  tags: ['visual-mobile'],
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    await isLocked('City', /Ask an admin of Meridian Freight\./)
    await isLocked('Contact phone number', /Ask an admin of Meridian Freight\./)
    await isLocked('Terms and conditions link', /Ask an admin of Meridian Freight\./)
    await expect(canvas.queryByRole('heading', { name: 'Billing' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { name: 'Pricing' })).not.toBeInTheDocument()
  }),
})

export const ViewerOfSubcontractor = meta.story({
  name: 'For a viewer of a subcontractor: read only, one organisation',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  play: async ({ canvas }) => {
    await isLocked('City', /Ask an admin of Kestrel Couriers\./)
    await expect(canvas.queryByRole('combobox', { name: 'Organisation' })).not.toBeInTheDocument()
  },
})

export const AdminOfChild = meta.story({
  name: 'For an admin of a child: without billing and pricing',
  tags: ['no-visual'],
  globals: { persona: 'northAdmin' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).not.toHaveAttribute('readonly')
    await expect(canvas.queryByRole('heading', { name: 'Billing' })).not.toBeInTheDocument()
  }),
})

export const AdminOfChildBelow = meta.story({
  name: 'For an admin of a child, below: read only',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'northAdmin' },
  parameters: { route: settingsOf('Harbour Depot') },
  play: () => isLocked('City', /You can only change settings in your own organisation\./),
})

export const AdminOfSubcontractor = meta.story({
  name: 'For an admin of a subcontractor',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subAdmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Billing e-mail')).not.toHaveAttribute('readonly')
    await expect(canvas.queryByRole('combobox', { name: 'Organisation' })).not.toBeInTheDocument()
  },
})

export const NotGranted = meta.story({
  name: 'Not granted: My account',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subAdmin' },
  parameters: { route: settingsOf('Kestrel Night Shift') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: 'Not found',
  tags: ['no-visual'],
  parameters: { route: '/settings?organisation=7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
  }),
})

export const ChangedMeanwhile = meta.story({
  name: 'Changed by a colleague in the meantime',
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('City')
    await typeInto('City', 'Sopot')
    const saved = savedSettings()
    if (!saved) throw new Error('The small world has settings.')
    saved.city = 'Gdynia'
    await save()
    const warning = 'Someone has changed this to “Gdynia” in the meantime. Save again to overwrite it.'
    await expect(await canvas.findByText(warning)).toBeVisible()
    await expect(saved.city).toBe('Gdynia')
    await expect(canvas.getByLabelText('City')).toHaveValue('Sopot')
  },
})
