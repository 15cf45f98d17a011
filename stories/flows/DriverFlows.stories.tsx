import { App } from '@driver-trust/console'
import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { formatDriverId } from '@driver-trust/domain/driver'
import { toast } from '@driver-trust/ui/toast'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { callAs } from '../screens/plays/callAs.ts'
import { driverIn } from '../screens/plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Flows/Drivers',
  component: App,
  subcomponents: { OrganisationScreen, DriverScreen },
  tags: ['no-visual'],
  parameters: { route: '/', layout: 'fullscreen' },
})

/** What another admin does meanwhile at another desk. */
async function colleagueLocks(userId: string) {
  const organizationId = sandboxOfStory().sandbox.state.world.people.get(userId)?.organizationId
  const body = { userId, organizationId, status: 'locked' }
  await callAs('admin', { method: 'PATCH', path: '/users/status', body })
}

const SPREADSHEET = [
  '\uFEFFVorname;Nachname;Telefon;E-Mail',
  'Ada;Lindqvist;+46 70 123 45 67;ada@example.org',
  ';Ek;+46701234568;',
  'Bo;Berg;4,6701E+10;',
  'Cy;Dahl;0046 70 123 45 67;',
  'Di;Falk;+46701234569;di@',
  '',
].join('\r\n')

export const InviteFromASpreadsheet = meta.story({
  name: 'Invite from a spreadsheet with mistakes',
  play: async ({ canvas, step }) => {
    await step('choose the file', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Invite driver' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite drivers' }))
      await userEvent.click(await dialog.findByRole('tab', { name: 'Upload CSV' }))
      const file = new File([SPREADSHEET], 'drivers.csv', { type: 'application/vnd.ms-excel' })
      await userEvent.upload(await dialog.findByLabelText('Choose a CSV file'), file, { applyAccept: false })
      await expect(await dialog.findByText(/^5 rows in .*: 1 to invite, 3 with errors, 1 duplicate\. /)).toBeVisible()
    })
    await step('correct one of the rows with errors', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Only rows with errors' }))
      await waitFor(() => expect(dialog.queryByDisplayValue('Ada')).not.toBeInTheDocument())
      await userEvent.type(dialog.getByRole('textbox', { name: 'First name, row 3' }), 'Eva')
      await expect(await dialog.findByText(/2 with errors/)).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'First name, row 3' })).toHaveValue('Eva')
    })
    await step('see who was invited, who wasn’t, and why', async () => {
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Send invitations' }))
      await expect(await dialog.findByText('2 invited · 1 duplicate')).toBeVisible()
      for (const fate of [
        /Ada Lindqvist.*Queued/,
        /Eva Ek.*Queued/,
        /Cy Dahl.*Same phone number as row 2/,
        /Bo Berg.*Not sent/,
      ])
        await expect(dialog.getByRole('row', { name: fate })).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})

export const BanThenLift = meta.story({
  name: 'Ban, then lift the ban',
  play: async ({ canvas, step }) => {
    const { name, page } = driverIn('verified')
    const act = async (action: string) => {
      const isBehind = action === 'Ban driver'
      if (isBehind) await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole(isBehind ? 'menuitem' : 'button', { name: action }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: action }))
    }
    await step('ban', async () => {
      await canvas.findByRole('heading', { name, level: 1 })
      await act('Ban driver')
      await waitFor(() =>
        expect(screen.getByText('Driver has been banned and deleted from your organisation.')).toBeVisible(),
      )
    })
    await step('the driver is in Banned, and their page says who banned them', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Banned' }))
      const link = await waitFor(() => {
        const found = canvas.getAllByRole('link', { name }).find((each) => each.getAttribute('href') === page)
        if (!found) throw new Error('The driver is not in the list yet.')
        return found
      })
      await userEvent.click(link)
      await expect(await canvas.findByText(/^House & Yard Ban set by .+ on .+\.$/)).toBeVisible()
    })
    await step('lift it', async () => {
      await act('Lift House & Yard Ban')
      await waitFor(() => expect(screen.getByText('House & Yard Ban has been lifted.')).toBeVisible())
    })
  },
  parameters: { route: driverIn('verified').page },
})

export const ComeBack = meta.story({
  name: 'Return to see what changed',
  parameters: { route: driverIn('verified').page },
  play: async ({ canvas, step }) => {
    const { name, dtId } = driverIn('verified')
    const activity = () => canvas.findByRole('list', { name: 'Activity' })
    const comeBack = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Search' }))
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), formatDriverId(dtId))
      await screen.findByRole('option', { name, selected: true })
      await userEvent.keyboard('{Enter}') // a click could hit an option that a later answer replaces
    }
    await step('nothing is new at first', async () => {
      await activity()
      await expect(canvas.queryByText(/since your last visit$/)).not.toBeInTheDocument()
    })
    await step('something happens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Internally verified' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Internally verified' }))
      await canvas.findByText(/^1–20 of \d+$/)
      await screen.findByText('Driver status has been changed to Internally ver.')
      toast.clear() // it would go by itself, before the end or after it
      await colleagueLocks(driverIn('verified').id)
    })
    await step('a colleague’s change is marked new, the user’s own isn’t', async () => {
      await comeBack()
      const [newest, ...others] = within(await activity()).getAllByRole('listitem')
      await expect(newest).toHaveTextContent(/^Status changed: Internally ver\. to Red \(locked\)New/)
      await expect(others.filter((item) => within(item).queryByText('New'))).toEqual([])
      await expect(canvas.getByText('1 change since your last visit')).toBeVisible()
    })
    await step('it has been seen now', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Drivers of Meridian Freight' }))
      await comeBack()
      await activity()
      await expect(canvas.queryByText(/since your last visit$/)).not.toBeInTheDocument()
    })
  },
})
