import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Saved views',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: organisationPage('Meridian Freight', '?drivers=banned'), layout: 'fullscreen' },
})

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Save/ }))
  return within(await screen.findByRole('dialog', { name: 'Save this view' }))
}

async function saveAs(name: string) {
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: 'View name' }), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: async () => {
    await saveAs('Banned in all')
    const dialog = await openDialog()
    await expect(dialog.getByText('Banned in all')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'View name' })).toHaveValue('')
  },
})

export const WithoutName = meta.story({
  name: 'Without a name',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    const dialog = await openDialog()
    const field = dialog.getByRole('textbox', { name: 'View name' })
    await userEvent.type(field, '  ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await dialog.findByText('Field is mandatory.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'x'.repeat(41))
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
    await expect(await dialog.findByText('View name cannot be longer than 40 characters.')).toBeVisible()
  },
})

export const Removed = meta.story({
  name: 'Removing a view',
  tags: ['no-visual', 'behaviour'],
  play: async () => {
    await saveAs('Banned in all')
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: /Banned in all/ }))
    await waitFor(() => expect(dialog.queryByText('Banned in all')).not.toBeInTheDocument())
  },
})
