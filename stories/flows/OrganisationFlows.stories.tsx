import { App } from '@driver-trust/console'
import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { formatDriverId } from '@driver-trust/domain/driver'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { driverIn, organisationPage } from '../screens/plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Flows/Organisation',
  component: App,
  subcomponents: { OrganisationScreen, DriverScreen },
  tags: ['no-visual'],
  parameters: { route: '/', layout: 'fullscreen' },
})

export const BanThreeDrivers = meta.story({
  name: 'Ban three drivers',
  play: async ({ canvas, step }) => {
    const names: string[] = []
    await step('choose three', async () => {
      await canvas.findByText('1–20 of 388')
      for (const box of canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 3)) {
        names.push((box.getAttribute('aria-label') ?? '').replace('Select ', ''))
        await userEvent.click(box)
      }
      await expect(await canvas.findByText('3 selected')).toBeVisible()
    })
    await step('see who is affected', async () => {
      const bar = within(canvas.getByRole('region', { name: 'Selection' }))
      await userEvent.click(bar.getByRole('button', { name: 'Ban driver' }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Ban 3 drivers' }))
      const affected = within(sheet.getByRole('region', { name: 'Affected' }))
      for (const [place, item] of affected.getAllByRole('listitem').entries())
        await expect(item).toHaveTextContent(new RegExp(`^${names[place]} \\d\\d \\d\\d \\d\\d · .+`))
    })
    await step('one fails and is tried again', async () => {
      sandboxOfStory().sandbox.state.faults.push({ call: 'removeMember', kind: 'status', times: 1 })
      const sheet = within(screen.getByRole('dialog'))
      await userEvent.click(sheet.getByRole('button', { name: 'Ban 3 drivers' }))
      await expect(await sheet.findByText('2 done, 1 failed')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: 'Retry failed' }))
      await expect(await sheet.findByText('3 done')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: 'Close', description: '' }))
    })
    await step('they’re in Banned', async () => {
      await expect(await canvas.findByText('1–20 of 385')).toBeVisible()
      await expect(canvas.queryByText('3 selected')).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('radio', { name: 'Banned' }))
      await expect(await canvas.findByRole('link', { name: names[0] ?? '' })).toBeVisible()
    })
  },
})

export const FindADriverById = meta.story({
  name: 'Find a driver by ID',
  play: async ({ canvas, step }) => {
    const driver = driverIn('verified')
    await step('type the number', async () => {
      await canvas.findByText('1–20 of 388')
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), formatDriverId(driver.dtId))
      await expect(await screen.findByRole('option', { name: driver.name })).toHaveAttribute('href', driver.page)
    })
    await step('go to the first', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByRole('heading', { name: driver.name, level: 1 })).toBeVisible()
      await expect(canvas.getByText(formatDriverId(driver.dtId))).toBeVisible()
    })
  },
})

export const ViewerLooksAround = meta.story({
  name: 'Viewer looks around',
  globals: { persona: 'viewer' },
  play: async ({ canvas, step }) => {
    await step('go to North in the tree', async () => {
      await canvas.findByText(/^1–20 of \d+$/)
      await userEvent.click(await canvas.findByRole('treeitem', { name: /^North/ }))
      await expect(await canvas.findByRole('heading', { name: 'North', level: 1 })).toBeVisible()
      await canvas.findByText(/^1–20 of \d+$/)
    })
    await step('only the red ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Red' }))
      await expect(await canvas.findByRole('button', { name: 'Remove Status Red' })).toBeVisible()
      // All of them; otherwise it would follow a link of the outgoing page, and a link that is gone leads out of the
      // story.
      await waitFor(() => {
        const rows = canvas.getAllByRole('row').slice(1)
        expect(rows.filter((row) => within(row).queryByText('Red') === null)).toEqual([])
      })
    })
    await step('open one of them, where a viewer can’t change anything', async () => {
      await userEvent.click(canvas.getAllByRole('rowheader')[0]?.querySelector('a') as HTMLElement)
      await expect(await canvas.findByRole('link', { name: /^Drivers of / })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Ban driver' })).not.toBeInTheDocument()
    })
  },
})

export const DeleteAnEmptySubOrganisation = meta.story({
  name: 'Delete an empty sub-organisation',
  parameters: { route: organisationPage('Empty Yard') },
  play: async ({ canvas, step }) => {
    await step('open the dialog', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete organisation' }))
    })
    await step('type its name', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Delete Empty Yard?' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Type Empty Yard to confirm' }), 'Empty Yard')
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Delete organisation' })).not.toHaveAttribute('aria-disabled'),
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Delete organisation' }))
    })
    await step('it is gone', async () => {
      await waitFor(() => expect(screen.getByText('Organisation has been deleted.')).toBeVisible())
      await expect(await canvas.findByRole('heading', { name: 'Meridian Freight', level: 1 })).toBeVisible()
      await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /Empty Yard/ })).not.toBeInTheDocument())
    })
  },
})

export const SendAnInvitationAgain = meta.story({
  name: 'Send an invitation again, failing halfway',
  parameters: { route: organisationPage('Meridian Freight', '?drivers=invited&statusBadge=sent&scope=own') },
  play: async ({ canvas, step }) => {
    sandboxOfStory().sandbox.state.faults.push({ call: 'inviteDrivers', kind: 'status', status: 403, times: 1 })
    await step('send again', async () => {
      await canvas.findByText(/^1–\d+ of \d+$/)
      await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
    })
    await step('the withdrawn invitation is still offered', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await expect(await dialog.findByText(/^Removed but not sent again: .+@example.org/)).toBeVisible()
      await expect(asksBeforeLeaving()).toBe(true)
      await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(screen.getByText('Invitation has been sent.')).toBeVisible())
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(asksBeforeLeaving()).toBe(false)
    })
  },
})

/** Whether the browser would ask if the tab were closed now. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
