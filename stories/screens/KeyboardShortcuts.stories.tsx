import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { ShortcutsSheet } from '@driver-trust/console/shortcuts'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'

const meta = preview.meta({
  id: 'screens-keyboard-shortcuts', // as links and screenshots have it
  title: 'Screens/Every page/Keyboard shortcuts',
  component: ShortcutsSheet,
  subcomponents: { OrganisationScreen },
  tags: ['autodocs'],
  parameters: { route: '/settings/my-account', layout: 'fullscreen' },
})

/** Moves the focus to something that isn't a text field. */
async function leaveFields(canvas: { findByRole: typeof screen.findByRole }) {
  const heading = await canvas.findByRole('heading', { level: 1, name: 'My account' })
  await userEvent.click(heading)
}

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: async ({ canvas }) => {
    await leaveFields(canvas)
    await userEvent.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await waitFor(() => expect(sheet.getByText('Search organisations, drivers and actions')).toBeVisible())
    await expect(sheet.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked()
  },
})

export const FromTheAccountMenu = meta.story({
  name: 'From the account menu',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account menu for/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Typed = meta.story({
  name: 'Typing a question mark',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('First name')
    await userEvent.type(name, '?')
    await expect(name).toHaveValue('Helena?')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const SwitchedOff = meta.story({
  name: 'Switched off',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await leaveFields(canvas)
    await userEvent.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await userEvent.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await leaveFields(canvas)
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
