import { SecurityContactScreen } from '@driver-trust/console/screens/settings/SecurityContactScreen'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { settingsOf } from './plays/sandboxPlaces.ts'

const ROUTE = '/settings/security-contact'

const meta = preview.meta({
  title: 'Screens/Settings/2 Security contact',
  component: SecurityContactScreen,
  tags: ['autodocs'],
  parameters: { route: ROUTE, layout: 'fullscreen' },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Contact e-mail')).toHaveValue('safety@meridian-freight.example.org')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Security contact' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Contact phone number')).toHaveValue('+48 58 300 11 22'))
    await expect(canvas.queryByLabelText('City')).not.toBeInTheDocument()
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'settings', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'settings', kind: 'status' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
  }),
})

export const NothingSaved = meta.story({
  name: 'Nothing saved yet (404)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'settings', kind: 'status', status: 404 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No settings saved for this organisation yet.')).toBeVisible()
    await expect(canvas.getByLabelText('Contact e-mail')).toHaveValue('')
  }),
})

export const Saved = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Contact e-mail')
    await userEvent.clear(email)
    await userEvent.type(email, 'duty@example.org')
    const phone = canvas.getByLabelText('Contact phone number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+44 20 7946 0018')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
    const [saved] = sandboxOfStory().sandbox.state.world.settings.values()
    await expect(saved).toMatchObject({
      contactEmail: 'duty@example.org',
      contactPhoneNumber: '+442079460018',
      city: 'Gdańsk',
    })
  },
})

export const Mistakes = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('Contact phone number')
    await waitFor(() => expect(phone).toHaveValue('+48 58 300 11 22'))
    await userEvent.clear(phone)
    await userEvent.type(phone, '+48 12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Please provide correct telephone number.')).toBeVisible()
  },
})

export const Viewer = meta.story({
  name: 'For a viewer: read only',
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    const email = await canvas.findByLabelText('Contact e-mail')
    await expect(email).toHaveAttribute('readonly')
    await expect(email).toHaveAccessibleDescription(/Ask an admin of Meridian Freight\./)
  }),
})

export const BelowASubcontractor = meta.story({
  name: 'For a viewer of a subcontractor, below',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  parameters: { route: settingsOf('Kestrel Night Shift', ROUTE) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Contact e-mail')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('combobox', { name: 'Organisation' })).toHaveValue('Kestrel Night Shift')
  },
})
