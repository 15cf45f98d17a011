import { PermissionsScreen } from '@driver-trust/console/screens/permissions/PermissionsScreen'
import { expect, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  id: 'screens-what-may-i-do-here', // as links and screenshots have it
  title: 'Screens/Your permissions',
  component: PermissionsScreen,
  tags: ['autodocs'],
  globals: { persona: 'subAdmin' },
  parameters: {
    route: organisationPage('Kestrel Night Shift', '/permissions'),
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  name: 'Default, for an admin of a subcontractor',
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    const never = within(await canvas.findByRole('list', { name: 'Not for admins of a subcontractor' }))
    await expect(never.getByText('Ban drivers')).toBeVisible()
    const elsewhere = within(canvas.getByRole('list', { name: 'Only in Kestrel Couriers' }))
    await expect(elsewhere.getByText('Invite drivers')).toBeVisible()
    await expect(canvas.getAllByText(/^Not for admins|^Only in/)).toHaveLength(2)
    const allowed = within(canvas.getByRole('list', { name: 'You can' }))
    await expect(allowed.getByText('Invite users')).toBeVisible()
  }),
})

export const SwitchedOff = meta.story({
  name: 'Where invitations are switched off',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'owner' },
  parameters: { route: organisationPage('Empty Yard', '/permissions') },
  play: async ({ canvas }) => {
    const name = 'Driver invitations are not switched on for this organisation yet.'
    await expect(within(await canvas.findByRole('list', { name })).getByText('Invite drivers')).toBeVisible()
    await expect(canvas.queryByText(/^Only in/)).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: 'Loading what the organisation contains',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'counters', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('We don’t know yet whether this organisation is empty.')).toBeVisible()
  }),
})

export const Failing = meta.story({
  name: "Error: can't tell what the organisation contains",
  tags: ['no-visual'], // looks as it does while loading
  parameters: { faults: [{ call: 'counters', kind: 'status' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('We don’t know yet whether this organisation is empty.')).toBeVisible()
  }),
})

export const ForViewer = meta.story({
  name: 'For a viewer',
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    const refused = within(await canvas.findByRole('list', { name: 'You can’t' }))
    await expect(refused.getAllByRole('listitem').length).toBeGreaterThan(9)
    await expect(canvas.getAllByText('Viewers can’t change anything. Ask an admin of Meridian Freight.')).toHaveLength(
      1,
    )
  }),
})
