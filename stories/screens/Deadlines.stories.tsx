import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Deadlines',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: organisationPage('North', '?view=deadlines'), layout: 'fullscreen' },
})

const deadlineCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/users/deadlines/'))

/** Waits until nothing is being checked any more and the bar says so. */
async function checked(text: RegExp) {
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
  await waitFor(() => expect(statuses()).toContainEqual(expect.stringMatching(text)))
}

/** What the bar says, among others. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await checked(/^\d+ of \d+ active drivers checked$/)
    const table = within(await canvas.findByRole('table', { name: 'Deadlines of North' }))
    const [first] = table.getAllByRole('rowheader')
    await expect(first).toBeVisible()
    await expect(table.getAllByText(/ expired \d+ days ago/)[0]).toBeVisible()
  }),
})

export const WholeBranch = meta.story({
  name: 'The whole branch: verified drivers with an expired document',
  parameters: { route: organisationPage('Meridian Freight', '?view=deadlines') },
  play: async ({ canvas }) => {
    await checked(/^\d+ of \d+ active drivers checked$/)
    await userEvent.click(canvas.getByRole('button', { name: /^Check all \d+$/ }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument(), { timeout: 40_000 })
    await checked(/^All \d+ active drivers checked$/)
    await userEvent.click(canvas.getByRole('radio', { name: /^Stops a cleared driver/ }))
    const table = within(await canvas.findByRole('table', { name: 'Deadlines of Meridian Freight' }))
    await waitFor(() => {
      const rows = table.getAllByRole('button', { name: /^Actions for / }).length
      expect(rows).toBeGreaterThan(0)
      expect(table.getAllByText('Expired document')).toHaveLength(rows)
    })
    await expect(canvas.getByRole('button', { name: 'Export calendar' })).not.toHaveAttribute('aria-disabled')
  },
})

export const ThreeInFlight = meta.story({
  name: 'Three calls at a time, then cancelled',
  tags: ['no-visual', 'behaviour'],
  parameters: {
    route: organisationPage('Meridian Freight', '?view=deadlines'),
    faults: [{ call: 'deadlines', kind: 'stalled' }],
  },
  play: async ({ canvas }) => {
    const calls = recordCalls()
    await userEvent.click(await canvas.findByRole('button', { name: /^Check all \d+$/ }))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Checking drivers' })).toBeVisible())
    await waitFor(() => expect(deadlineCalls(calls).length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(deadlineCalls(calls).length).toBeLessThanOrEqual(3) // of the page and the scan together
  },
})

export const Failures = meta.story({
  name: 'Some fail, and are checked again',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'deadlines', kind: 'status', status: 403, times: 3 }] },
  play: async ({ canvas }) => {
    await checked(/ · 3 failed$/)
    await userEvent.click(await canvas.findByRole('button', { name: /^Check (3 again|all \d+)$/ }))
    await checked(/^All \d+ active drivers checked$/)
  },
})

export const ListUnread = meta.story({
  name: 'The list of all drivers can’t be loaded',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?view=deadlines') },
  play: async ({ canvas }) => {
    await checked(/^\d+ of \d+ active drivers checked$/)
    const { faults } = sandboxOfStory().sandbox.state
    faults.push({ call: 'listUsers', kind: 'status', status: 400 })
    await userEvent.click(canvas.getByRole('button', { name: /^Check all \d+$/ }))
    await checked(/^\d+ of \d+ active drivers checked: the list couldn’t be loaded\.$/)
    faults.pop()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('progressbar', { name: 'Checking drivers' })).toBeVisible()
  },
})

export const NoMatch = meta.story({
  name: 'No documents match the filter',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?view=deadlines&due=unreadable') },
  play: async ({ canvas }) => {
    const nothing = /^No documents match this filter\. \d+ of \d+ drivers checked so far\.$/
    await waitFor(() => expect(canvas.getByText(nothing)).toBeVisible())
  },
})

export const Sorted = meta.story({
  name: 'Sorted by name',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await checked(/active drivers checked$/)
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }))
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')
    await waitFor(() => expect(names()).toEqual(names().toSorted(new Intl.Collator('en-GB').compare)))
  },
})

export const Selected = meta.story({
  name: 'A search, and an action after a scan',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Check all \d+$/ }))
    await checked(/^All \d+ active drivers checked$/)
    const all = () =>
      Number(
        statuses()
          .join()
          .match(/All (\d+) active drivers checked/)?.[1],
      )
    await step('a driver who is deleted leaves the list', async () => {
      const before = all()
      const [box, other] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
      await userEvent.click(box as HTMLElement)
      await userEvent.click(other as HTMLElement)
      await userEvent.click(canvas.getByRole('button', { name: 'Delete driver' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 drivers' }))
      const sheet = within(screen.getByRole('dialog'))
      await sheet.findByText('2 done', undefined, { timeout: 20_000 }) // before and after the run there are two ways to close it
      const [close] = sheet.getAllByRole('button', { name: 'Close' })
      await userEvent.click(close as HTMLElement)
      await waitFor(() => expect(all(), statuses().join()).toBe(before - 2), { timeout: 20_000 })
    })
    await step('nobody is found', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find drivers' }), 'nobody at all')
      await expect(await canvas.findByText('No results')).toBeVisible()
    })
  },
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Deadlines', selected: true })).toBeVisible()
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'status', status: 500 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
  }),
})

export const Empty = meta.story({
  name: 'No drivers',
  beforeEach: () => {
    const { people } = sandboxOfStory().sandbox.state.world
    for (const [key, { role, organizationId }] of people) {
      if (role === 'driver' && organizationId) people.delete(key) // the driver who can sign in has none
    }
  },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No drivers yet')).toBeVisible()
  }),
})

export const NotPermitted = meta.story({
  name: 'Without permission',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  parameters: { route: organisationPage('Kestrel Night Shift', '?view=deadlines') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this list')).toBeVisible()
  },
})
