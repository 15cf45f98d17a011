import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { organisationPage } from './plays/sandboxPlaces.ts'
import { treeFigure } from './plays/treeFigure.ts'

const meta = preview.meta({
  id: 'screens-organisation-driver-beside-the-list', // as links and screenshots have it
  title: 'Screens/Driver beside the list',
  component: OrganisationScreen,
  tags: ['autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { route: organisationPage('North'), layout: 'fullscreen', documentChecks: 500 },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [expired] = await canvas.findAllByRole('row', { name: /expired/ })
    const link = within(within(expired as HTMLElement).getByRole('rowheader')).getByRole('link')
    const name = link.textContent ?? ''
    await userEvent.click(link)
    const beside = within(await canvas.findByRole('complementary', { name: 'Driver' }))
    await expect(await beside.findByRole('heading', { level: 2, name })).toBeVisible()
    await expect(beside.getByRole('region', { name: 'Verdict' })).toHaveTextContent(/expired/)
    await expect(expired).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(canvas.getByText(/^\d\d:\d\d$/)).toBeVisible())
    await treeFigure()
  },
})

export const WorkingThrough = meta.story({
  name: 'After an action, with the next driver',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const links = await canvas.findAllByRole('rowheader')
    const [first, second] = links.map((each) => within(each).getByRole('link'))
    await userEvent.click(first as HTMLElement)
    const beside = async () => within(await canvas.findByRole('complementary', { name: 'Driver' }))
    await step('an action', async () => {
      await userEvent.click(await (await beside()).findByRole('button', { name: 'Internally verified' }))
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Internally verified' }))
      await expect(await screen.findByRole('button', { name: /^Next: .+ \(2 of \d+\)$/ })).toBeVisible()
    })
    await step('which shows the next one', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Next: / }))
      const name = second?.textContent ?? ''
      await waitFor(async () => expect((await beside()).getByRole('heading', { level: 2, name })).toBeVisible())
    })
    await step('and closing leaves the list', async () => {
      await userEvent.click((await beside()).getByRole('button', { name: 'Close' }))
      await expect(canvas.queryByRole('complementary', { name: 'Driver' })).not.toBeInTheDocument()
    })
  },
})
