import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { organisationPage } from './plays/sandboxPlaces.ts'
import { treeFigure } from './plays/treeFigure.ts'

const meta = preview.meta({
  id: 'screens-organisation-can-t-drive', // as links and screenshots have it
  title: 'Screens/Can’t drive',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: organisationPage('North', '?view=cannot-drive'), layout: 'fullscreen' },
})

const CHECKED = /^The documents of all \d+ cleared drivers were checked at \d\d:\d\d\.$/

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    const tab = canvas.getByRole('tab', { name: 'Can’t drive' })
    const [all = 0, expired, red, banned] =
      (tab.getAttribute('aria-description') ?? '').match(/\d+/g)?.map(Number) ?? []
    await expect([expired, red, banned].reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(all)
    await expect(await canvas.findByRole('button', { name: 'Open all reasons' })).toBeVisible()
    for (const reason of [/^Passport expired/, /^Overdue/, /^Banned by the organisation they drive for/])
      await expect(await canvas.findByRole('rowheader', { name: reason })).toBeVisible()
    await treeFigure()
  }),
})

export const Everyone = meta.story({
  name: 'Everyone, and a search',
  tags: ['no-visual', 'behaviour'],
  parameters: { documentChecks: 500 },
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    await step('everyone', async () => {
      const said = canvas.getByRole('tab', { name: 'Can’t drive' }).getAttribute('aria-description')
      const all = Number(said?.match(/\d+/)?.[0])
      await userEvent.click(await canvas.findByRole('button', { name: 'Open all reasons' }))
      await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(all))
    })
    await step('one by name, surname first', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find drivers' }), 'wright oliver')
      await waitFor(() => expect(canvas.getAllByRole('checkbox', { name: /^Select Oliver/ }).length).toBeGreaterThan(0))
      await expect(canvas.queryByRole('checkbox', { name: /^Select João/ })).not.toBeInTheDocument()
    })
    await step('nobody', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Find drivers' }), ' xyz')
      await expect(await canvas.findByText('No results')).toBeVisible()
    })
  },
})

export const NotChecked = meta.story({
  name: 'Documents not checked yet',
  tags: ['visual-mobile'],
  parameters: { documentChecks: 0 },
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findAllByText(/^The documents of 0 of \d+ cleared drivers have been checked\.$/),
    ).toHaveLength(1)
    await expect((await canvas.findAllByRole('rowheader', { name: /^Overdue/ })).length).toBeGreaterThan(0)
    await expect(canvas.getAllByRole('button', { name: 'Check documents' })[0]).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: /^Passport expired/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('tab', { name: 'Can drive' })).toHaveAccessibleDescription(/^–, \d+ not checked$/)
  }),
})

export const Stopped = meta.story({
  name: 'Check stopped halfway',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'deadlines', kind: 'stalled' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Stop' }))[0] as HTMLElement)
    const calls = recordCalls()
    await expect((await canvas.findAllByRole('button', { name: 'Continue' }))[0]).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(calls.filter((call) => call.includes('deadlines')).length).toBeLessThan(7) // those in flight
  },
})

export const DocumentsFail = meta.story({
  name: "Documents that can't be read",
  parameters: { faults: [{ call: 'deadlines', kind: 'status', status: 403 }] },
  play: inTests(async ({ canvas }) => {
    const unread = /^We couldn’t read the documents of (\d+) cleared drivers/
    await waitFor(() => expect(canvas.getAllByText(unread)).toHaveLength(2), { timeout: 20_000 })
    const [notice, foot] = canvas.getAllByText(unread).map(({ textContent }) => textContent)
    await expect(notice).toBe(`${foot?.slice(0, -1)}, so this list may be incomplete.`)
    await expect(canvas.getByRole('tab', { name: 'Can drive' })).toHaveAccessibleDescription(/^–, \d+ not checked$/)
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Can’t drive: North/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveAccessibleDescription(
      'The list is still loading.',
    )
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'status', status: 500 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await expect(await canvas.findByText('The figures couldn’t be loaded.')).toBeVisible()
  }),
})

export const Nobody = meta.story({
  name: 'No drivers yet',
  globals: { world: 'empty' },
  parameters: { route: '/' },
  beforeEach: () => sandboxOfStory().sandbox.state.world.invitations.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Can’t drive' }))
    await expect(await canvas.findByText('No drivers yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invite driver' })).toBeVisible()
  },
})

export const SeveralSelected = meta.story({
  name: 'Two reasons selected together',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 }) // the first rows are others then
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(second as HTMLElement)
    await expect(await canvas.findByText(/^2 selected/)).toBeVisible()
  },
})

export const CanDrive = meta.story({
  name: 'Can drive',
  parameters: { route: organisationPage('North', '?view=can-drive') },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    await expect(await canvas.findByRole('rowheader', { name: /^A document expires within 30 days/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /^Nothing expires within 30 days/ })).toBeVisible()
    await treeFigure()
  }),
})

export const ExpireSoon = meta.story({
  name: 'Expiring within 30 days',
  tags: ['no-visual', 'behaviour'],
  parameters: { documentChecks: 500, route: organisationPage('Meridian Freight') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Expiring within 30 days' }))
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    const table = within(
      await screen.findByRole('table', { name: /^Can drive, documents expire within 30 days: Meridian Freight/ }),
    )
    await expect(table.queryByRole('rowheader', { name: /^Nothing expires/ })).not.toBeInTheDocument()
    const steps = table.getAllByRole('rowheader', { name: /^(Today|Tomorrow|This week|Later) ?\d+$/ })
    await expect(steps.map(({ textContent }) => /^\D+/.exec(textContent)?.[0])).toEqual(['Today', 'Tomorrow', 'Later'])
    const all = steps.reduce((sum, { textContent }) => sum + Number(/\d+$/.exec(textContent)?.[0]), 0)
    await expect(all).toBeGreaterThan(20)
    await expect(table.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(all)
    await expect(canvas.queryByRole('button', { name: /^(Open|Show) all/ })).not.toBeInTheDocument()
  },
})

export const NothingThisWeek = meta.story({
  name: 'Nothing expires this week',
  tags: ['no-visual', 'behaviour'],
  parameters: { documentChecks: 500, route: organisationPage('Quay Nine', '?view=can-drive&due=week') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing expires this week')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Expiring within 30 days', selected: true })).toBeVisible()
  },
})
