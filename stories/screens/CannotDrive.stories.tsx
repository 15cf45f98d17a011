import { expect, screen, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'
import { sandboxOfStory } from '../../.storybook/sandboxOfStory.ts'
import { recordCalls } from '../recordCalls.ts'
import { organisationPage } from '../sandboxPlaces.ts'

const meta = preview.meta({
  id: 'screens-organisation-can-t-drive', // as links and screenshots have it
  title: 'Screens/Can’t drive',
  tags: ['autodocs'],
  parameters: { route: organisationPage('North', '?view=cannot-drive'), layout: 'fullscreen' },
})

const CHECKED = /^The documents of all \d+ cleared drivers were checked at \d\d:\d\d\.$/

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  parameters: { documentChecks: 500 },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    const tab = canvas.getByRole('tab', { name: 'Can’t drive' })
    const [all = 0, expired, red, banned] =
      (tab.getAttribute('aria-description') ?? '').match(/\d+/g)?.map(Number) ?? []
    await expect([expired, red, banned].reduce<number>((sum, each) => sum + (each ?? 0), 0)).toBe(all)
    await expect(await canvas.findByRole('button', { name: `Show all ${all}` })).toBeVisible()
    for (const reason of [/^Passport expired/, /^Overdue/, /^Banned by their own organisation/])
      await expect(await canvas.findByRole('rowheader', { name: reason })).toBeVisible()
  }),
})

export const Everyone = meta.story({
  name: 'Everyone, and a search',
  tags: ['no-visual', 'behaviour'],
  parameters: { documentChecks: 500 },
  play: async ({ canvas, step, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    await step('everyone', async () => {
      const [button] = canvas.getAllByRole('button', { name: /^Show all \d+$/ }) // the first is that of the whole list
      const all = Number(button?.textContent?.match(/\d+/)?.[0])
      await userEvent.click(button as HTMLElement)
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
  parameters: { documentChecks: 500 },
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
  parameters: { documentChecks: 500, faults: [{ call: 'deadlines', kind: 'status', status: 403 }] },
  play: inTests(async ({ canvas }) => {
    const unread = /^We couldn’t read the documents of (\d+) cleared drivers/
    await waitFor(() => expect(canvas.getAllByText(unread)).toHaveLength(2), { timeout: 20_000 })
    const [notice, foot] = canvas.getAllByText(unread).map(({ textContent }) => textContent)
    await expect(notice).toBe(`${foot?.slice(0, -1)}, so this list may be incomplete.`)
    await expect(canvas.getByRole('tab', { name: 'Can drive' })).toHaveAccessibleDescription(/^–, \d+ not checked$/)
  }),
})

export const Loading = meta.story({
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Can’t drive: North/ })).toHaveAttribute('aria-busy', 'true')
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
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

export const ForViewer = meta.story({
  name: 'For a viewer: nothing to select',
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /^Overdue/ })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  }),
})

export const SeveralSelected = meta.story({
  name: 'Two reasons selected together',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /^Overdue/ })
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(second as HTMLElement)
    await expect(await canvas.findByText(/^2 selected/)).toBeVisible()
  },
})

export const CanDrive = meta.story({
  name: 'Can drive',
  tags: ['visual-mobile'],
  parameters: { documentChecks: 500, route: organisationPage('North', '?view=can-drive') },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    await expect(canvas.getByRole('rowheader', { name: /^A document expires within 30 days/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /^Nothing expires within 30 days/ })).toBeVisible()
  }),
})

export const ExpireSoon = meta.story({
  name: 'Expire within 30 days',
  tags: ['no-visual', 'behaviour'],
  parameters: { documentChecks: 500, route: organisationPage('Meridian Freight') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Expire within 30 days' }))
    await waitFor(() => expect(canvas.getAllByText(CHECKED)[0]).toBeVisible(), { timeout: 20_000 })
    const table = within(
      await screen.findByRole('table', { name: /^Can drive, documents expire within 30 days: Meridian Freight/ }),
    )
    await expect(table.queryByRole('rowheader', { name: /^Nothing expires/ })).not.toBeInTheDocument()
    const all = Number(
      /\d+$/.exec(table.getByRole('rowheader', { name: /^A document expires/ }).textContent ?? '')?.[0],
    )
    await expect(all).toBeGreaterThan(20)
    await expect(table.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(all)
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
  },
})
