import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { Shell } from '@driver-trust/console/shell'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  id: 'screens-shell', // as links and screenshots have it
  title: 'Screens/Every page/Shell',
  component: Shell,
  subcomponents: { OrganisationScreen },
  tags: ['autodocs'],
  parameters: { route: organisationPage('South', '/permissions'), layout: 'fullscreen' },
})

export const AccountMenu = meta.story({
  name: 'Account menu',
  tags: ['visual-mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You can’t' }) // the page behind the menu is in the picture too
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu for Helena Marsh' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'My account' })).toHaveAttribute('href', '/settings/my-account')
    await expect(menu.getByRole('menuitem', { name: 'Your permissions' })).toHaveAttribute(
      'href',
      organisationPage('South', '/permissions'),
    )
    await expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ])
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
  },
})

export const Navigation = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Main' })
    const link = (name: string) => within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }) // queried again: another page may bring its own
    await expect(link('Organisations')).toBeVisible()
    await expect(link('Gate check')).toHaveAttribute('href', organisationPage('South', '/check')) // of the organisation in view
    await userEvent.click(link('Gate check'))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Gate check' })).toBeVisible()
    await waitFor(() => expect(link('Gate check')).toHaveAttribute('aria-current', 'page'))
    await expect(link('Organisations')).not.toHaveAttribute('aria-current')
    await userEvent.click(link('Settings'))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Organisation settings' })).toBeVisible()
    await waitFor(() => expect(link('Settings')).toHaveAttribute('aria-current', 'page'))
    await expect(link('Organisations')).not.toHaveAttribute('aria-current')
  },
})

export const WithoutDrivers = meta.story({
  name: 'Navigation without drivers',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  parameters: { route: organisationPage('Kestrel Night Shift') },
  play: async ({ canvas }) => {
    await canvas.findByText('You can’t see this list')
    const main = within(canvas.getByRole('navigation', { name: 'Main' }))
    await expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Organisations', 'Settings'])
  },
})
