import { App } from '@driver-trust/console'
import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { SecurityContactScreen } from '@driver-trust/console/screens/settings/SecurityContactScreen'
import { SettingsScreen } from '@driver-trust/console/screens/settings/SettingsScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { organisationPage } from '../screens/plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Flows/Settings',
  component: App,
  subcomponents: { OrganisationScreen, SettingsScreen, SecurityContactScreen },
  tags: ['no-visual'],
  parameters: { route: organisationPage('South'), layout: 'fullscreen' },
})

export const SecurityContactOfASubOrganisation = meta.story({
  name: 'The security contact of a sub-organisation',
  play: async ({ canvas, step }) => {
    await step('go to its settings', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }))
      await expect(await canvas.findByRole('combobox', { name: 'Organisation' })).toHaveValue('South')
    })
    await step('to its security contact', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Security contact' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Security contact' })).toBeVisible()
      await expect(canvas.getByRole('combobox', { name: 'Organisation' })).toHaveValue('South')
    })
    await step('change it, and get a warning before leaving', async () => {
      const email = await canvas.findByLabelText('Contact e-mail')
      await userEvent.clear(email)
      await userEvent.type(email, 'duty@example.org')
      await userEvent.click(within(canvas.getByRole('navigation', { name: 'Main' })).getByText('Organisations'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('save it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(screen.getByText('Settings have been saved.')).toBeVisible())
    })
    await step('the organisation’s settings say the same', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'Organisation' }),
      )
      await waitFor(() => expect(canvas.getByLabelText('Contact e-mail')).toHaveValue('duty@example.org'))
      await expect(canvas.getByLabelText('City')).toBeVisible()
    })
  },
})
