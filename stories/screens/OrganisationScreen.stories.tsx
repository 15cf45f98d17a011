import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { callAs } from './plays/callAs.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { driverIn, organisationPage } from './plays/sandboxPlaces.ts'
import { treeFigure } from './plays/treeFigure.ts'

const meta = preview.meta({
  title: 'Screens/Organisation',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: '/', layout: 'fullscreen' },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: inTests(async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Meridian Freight', level: 1 })
    await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await waitFor(() => expect(tab('Drivers')).toHaveAccessibleDescription(/^404, checked \d\d:\d\d$/))
    await expect(tab('Can’t drive')).toHaveAccessibleDescription(
      /^\d+, \d+ with expired documents · 42 red · 16 banned$/,
    )
    await expect(tab('Not cleared yet')).toHaveAccessibleDescription(/^\d+, \d+ unverified · \d+ in progress$/)
    await expect(tab('Drivers')).toHaveAttribute('aria-selected', 'true')
    const hidden = true // on a phone, where the scope is in the sheet of filters
    await expect(canvas.getByRole('radio', { name: 'With sub-organisations', hidden })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'This organisation', hidden })).not.toBeChecked()
    for (const label of ['Sub-organisations', 'Active drivers', 'Verifications this month'])
      await expect(canvas.getByText(new RegExp(`^${label} \\d`))).toBeInTheDocument()
    await treeFigure()
  }),
})

export const Loading = meta.story({
  parameters: {
    faults: [
      { call: 'listUsers', kind: 'stalled' },
      { call: 'counters', kind: 'stalled' },
      { call: 'stats', kind: 'stalled' },
    ],
  },
  play: inTests(async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Drivers of Meridian Freight' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
  }),
})

export const StillLoading = meta.story({
  name: 'Still loading, can try again',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }], wait: 'retry' },
  play: inTests(async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Meridian Freight' }) // the account before it can be slow too
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.getByText('Still loading…')).toBeVisible()
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  parameters: { faults: [{ call: 'listUsers', kind: 'status', status: 500 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Error' }))
    await expect(canvas.getByText('GET /api/v1/users returned 500.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide Error' })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const WrongShape = meta.story({
  name: 'Error (wrong shape), while the rest works',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'listUsers', kind: 'shape', times: 1 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await expect(await canvas.findByText(/^Active drivers/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const filter = await screen.findByRole('textbox', { name: 'Last name' })
    await userEvent.type(filter, 'Fry')
    await expect(await canvas.findByText(/^1–\d+ of \d+$|^No results$/)).toBeVisible()
    await expect(filter).toHaveValue('Fry')
  },
})

export const FiguresFail = meta.story({
  name: 'Figures fail independently',
  parameters: { faults: [{ call: 'stats', kind: 'status', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sub-organisations \d/)).toBeVisible()
    await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
    const failure = await canvas.findByText('Some figures couldn’t be loaded.')
    failure.scrollIntoView() // it is at the end of the page
    await expect(failure).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['visual-mobile'],
  globals: { world: 'empty' },
  beforeEach: () => sandboxOfStory().sandbox.state.world.invitations.clear(),
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No drivers yet')).toBeVisible()
    await expect(canvas.getByText('Drivers are listed here once they accept an invitation.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Invite driver' })).toBeVisible()
  }),
})

const everyoneInvited = {
  globals: { world: 'empty' },
  beforeEach: async () => {
    const { sandbox } = sandboxOfStory()
    const { organisations, invitations } = sandbox.state.world
    const [root] = organisations.values()
    invitations.clear()
    const drivers = Array.from({ length: 96 }, (_, at) => ({
      firstName: 'Ada',
      lastName: 'Lindqvist',
      phoneNumber: `+467017406${String(at).padStart(2, '0')}`,
    }))
    const body = { organizationId: root?.id, drivers }
    const faults = sandbox.state.faults.splice(0) // the toolbar's network is the reviewer's
    await callAs('owner', { method: 'POST', path: '/invitations/drivers', body })
    sandbox.state.faults.push(...faults)
  },
} as const

export const NewCustomer = meta.story({
  ...everyoneInvited,
  name: 'New customer: everyone invited, no one has accepted',
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('96 invited · 0 accepted')).toBeVisible()
    await expect(canvas.queryByText('No drivers yet')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'View invitations' })).toBeVisible()
  }),
})

export const SomeAnswered = meta.story({
  ...everyoneInvited,
  name: 'New customer: some have accepted, some couldn’t be reached',
  tags: ['no-visual', 'behaviour'],
  beforeEach: async () => {
    await everyoneInvited.beforeEach()
    const invitations = [...sandboxOfStory().sandbox.state.world.invitations.values()]
    for (const each of invitations.slice(0, 12)) each.status = 'accepted'
    for (const each of invitations.slice(12, 15)) each.status = 'skipped'
  },
  play: async ({ canvas }) => {
    const counts = '93 invited · 12 accepted · 3 failed'
    await expect(await canvas.findByText(counts)).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', `0, ${counts}`),
    )
    await expect(canvas.getByRole('button', { name: 'Send again to 81' })).toBeVisible()
  },
})

export const SendAllAgain = meta.story({
  ...everyoneInvited,
  name: 'New customer sends all invitations again',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again to 96' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Send 96 invitations again' }))
    await expect(sheet.getByRole('region', { name: 'Affected' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  },
})

export const NoResults = meta.story({
  name: 'Empty: no results',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?lastName=nobody&statusBadge=red') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No results')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Clear filters' })[0]).toBeVisible()
  }),
})

export const Elsewhere = meta.story({
  name: 'Empty: found in another list',
  parameters: {
    route: organisationPage('Meridian Freight', `?dtId=${driverIn('banned_explicitly').dtId}`),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1 banned driver does.' })).toBeVisible()
    await expect(canvas.getByText(/^No active driver matches\./)).toBeVisible()
  },
})

export const ElsewhereExchanged = meta.story({
  name: 'Empty: found in another list, by the names the other way round',
  tags: ['no-visual', 'behaviour'],
  parameters: {
    route: organisationPage('Meridian Freight', `?${exchangedNames('banned_explicitly')}&statusBadge=red`),
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '1 banned driver does.' })
    await expect(canvas.getByText(/^Nobody matches these filters\./)).toBeVisible()
    await userEvent.click(link)
    await expect(await canvas.findByText(/^1–1 of 1$/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent(driverIn('banned_explicitly').name))
  },
})

/** A search for a driver by the last name first. */
function exchangedNames(status: string): string {
  const [firstName = '', ...lastName] = driverIn(status).name.split(' ')
  return String(new URLSearchParams({ firstName: lastName.join(' '), lastName: firstName }))
}

export const FilterTags = meta.story({
  name: 'Filters as tags',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?lastName=nobody&statusBadge=red') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No results')
    const top = () => canvas.getByRole('table').getBoundingClientRect().top
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Last name nobody' }))
    await expect(await canvas.findByText(/^1–\d+ of \d+$/)).toBeVisible()
    await expect(top()).toBe(before)
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    await expect(await screen.findByRole('textbox', { name: 'Last name' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Remove Status Red' })).toBeVisible()
  },
})

export const NotPermitted = meta.story({
  name: 'Empty: not permitted',
  tags: ['no-visual'],
  globals: { persona: 'subViewer' },
  parameters: { route: organisationPage('Kestrel Night Shift') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see this list')).toBeVisible()
    await expect(canvas.getByText('You can only see drivers of Kestrel Couriers.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Kestrel Couriers' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Can’t drive' })).not.toHaveAccessibleDescription()
  }),
})

export const NotFound = meta.story({
  name: 'Not found',
  tags: ['no-visual'],
  parameters: { route: '/organisation/00000000-0000-4000-8000-000000000000' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not Found', level: 1 })).toBeVisible()
  }),
})

export const Offline = meta.story({
  parameters: { faults: [{ call: 'listUsers', kind: 'offline' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const Forbidden = meta.story({
  globals: { persona: 'driver' },
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This account has no access to the console' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  }),
})

export const Masked = meta.story({
  name: 'Masked drivers',
  parameters: { route: organisationPage('Silverline Haulage') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Hidden', hidden: true })).toHaveLength(40)
    await expect(canvas.queryByRole('button', { name: 'Last name' })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('link', { name: /^Driver \d\d \d\d \d\d$/ })).toHaveLength(20)
  }),
})

export const MaskedFilters = meta.story({
  name: "Masked drivers can't be filtered by hidden fields",
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Silverline Haulage') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–20 of \d+$/)
    await expect(canvas.getByRole('searchbox', { name: 'Find drivers' })).toHaveAttribute('placeholder', 'Driver ID')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const hidden = 'Personal data is hidden here, so you can’t filter by name, e-mail or phone.'
    const email = await screen.findByRole('textbox', { name: 'E-mail' })
    await expect(email).toBeDisabled()
    await expect(email).toHaveAccessibleDescription(hidden)
    await expect(screen.getAllByText(hidden)).toHaveLength(1)
    await expect(screen.getByRole('textbox', { name: 'Driver ID' })).toBeEnabled()
  },
})

export const Invited = meta.story({
  name: 'Invited drivers',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?drivers=invited') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^1–20 of \d+$/)).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
    const items = await screen.findAllByRole('menuitem')
    const words = items.map((item) => item.textContent).filter((word) => word !== 'Select') // only on a phone
    await expect(words).toEqual([
      'Show this batch',
      'Download batch file',
      'Send again',
      'Withdraw',
      expect.stringMatching(/^Call \+\d/),
      'Send an e-mail',
      'Copy phone number',
      'Copy e-mail',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
})

export const InvitedBelow = meta.story({
  name: 'Batch file of drivers in a sub-organisation',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subAdmin' },
  parameters: { route: organisationPage('Kestrel Night Shift', '?drivers=invited') },
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = []
    const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Actions for/ }))[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download batch file' }))
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^drivers-.+\.csv$/)]))
    press.mockRestore()
  },
})

export const NobodyInvited = meta.story({
  name: 'No one invited',
  tags: ['no-visual', 'behaviour'],
  globals: { world: 'empty' },
  parameters: { route: organisationPage('Meridian Freight', '?view=users&users=invited') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Invite user' })[0]).toBeVisible()
  },
})

export const Users = meta.story({
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?view=users') },
  play: inTests(async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Users of Meridian Freight' })
    await expect(await canvas.findByText('1–8 of 8')).toBeVisible()
    const headers = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.getAttribute('aria-label') ?? header.textContent)
    await expect(headers.filter(Boolean)).toEqual([
      'Name',
      'Status',
      'Role',
      'Organisation',
      'E-mail',
      'Updated',
      'Actions',
    ])
  }),
})

export const LastPage = meta.story({
  name: 'Last page, sorted by last name',
  tags: ['no-visual'],
  parameters: { route: organisationPage('Meridian Freight', '?page=20&sorting=-last_name') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('381–388 of 388')).toBeVisible()
    const header = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  }),
})

export const LargeBranch = meta.story({
  name: 'Large organisation',
  tags: ['no-visual'],
  globals: { world: 'large' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^1–20 of 1\d,\d{3}$/)).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter organisations' }), 'Depot 39-4')
    await expect(await canvas.findByRole('treeitem', { name: /Region 39/ })).toBeVisible()
    await expect(canvas.getByRole('treeitem', { name: /Depot 39-40/ })).toBeVisible()
  },
})

export const Selected = meta.story({
  name: 'Three selected',
  tags: ['visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select / }).slice(1, 4)) await userEvent.click(box)
    await expect(await canvas.findByText('3 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
  },
})

export const BanByStatus = meta.story({
  name: 'Choosing "Banned" for two drivers opens the ban sheet',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 2))
      await userEvent.click(box)
    const calls = recordCalls()
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Set status…' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Set the status of 2 drivers' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Set the status of 2 drivers' }))
    await expect(await sheet.findByText('Field is mandatory.')).toBeVisible()
    await waitFor(() => expect(sheet.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.click(sheet.getByRole('radio', { name: 'Banned' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Set the status of 2 drivers' }))
    const ban = within(await screen.findByRole('dialog', { name: 'Ban 2 drivers' }))
    await expect(ban.getByText(/^They won’t be able to drive for .+ or its sub-organisations/)).toBeVisible()
    await expect(within(ban.getByRole('region', { name: 'Affected' })).getAllByRole('listitem')).toHaveLength(2)
    await expect(ban.getByRole('button', { name: 'Ban 2 drivers' })).toBeEnabled()
    await expect(calls.filter((call) => /^(PATCH|DELETE) /.test(call))).toEqual([])
  },
})

export const RowMenu = meta.story({
  name: "A row's menu",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Internally verified',
      'Set status…',
      'Ban driver',
      'Delete driver',
      expect.stringMatching(/^Call \+\d+ \d{2,4} /),
      'Send an e-mail',
      'Copy phone number',
      'Copy e-mail',
      'Copy driver ID',
    ])
    await expect(screen.getByRole('menuitem', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    )
  },
})

/** Gives every driver of an organisation other values; who signs in as a driver has none, and keeps their account. */
function driversAre(values: { firstName: string; lastName: string; email?: string; phoneNumber?: string }) {
  for (const person of sandboxOfStory().sandbox.state.world.people.values())
    if (person.role === 'driver' && person.organizationId) Object.assign(person, values)
}

export const Namesakes = meta.story({
  name: 'Drivers with the same name',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => driversAre({ firstName: 'Ana', lastName: 'Kos' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const names = (role: string, name: RegExp) =>
      canvas.getAllByRole(role, { name }).map((each) => each.getAttribute('aria-label'))
    for (const found of [names('button', /^Actions for /), names('checkbox', /^Select (?!all)/)])
      await expect(new Set(found).size).toBe(20)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find drivers' }), 'Ana Kos')
    await userEvent.click(await canvas.findByRole('link', { name: '16 banned drivers match too.' }))
    await expect(await canvas.findByText('1–16 of 16')).toBeVisible()
  },
})

export const LongValues = meta.story({
  name: 'Values of 100,000 characters',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => {
    const endless = 'x'.repeat(100_000)
    driversAre({ firstName: endless, lastName: endless, email: `${endless}@example.com`, phoneNumber: endless })
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 388')
    await expect(canvas.getAllByRole('button', { name: /^Actions for / })).toHaveLength(20)
    await expect(document.body.innerHTML.length).toBeLessThan(1_000_000)
  },
})

export const LongOrganisationNames = meta.story({
  name: 'Long names of organisations',
  globals: { world: 'long-names' },
  parameters: { route: organisationPage('North') },
  play: inTests(async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 1 })
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
    const invite = canvas.getByRole('button', { name: 'Invite driver' }).getBoundingClientRect()
    await expect(invite.left).toBeGreaterThan(name.getBoundingClientRect().right)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
})

export const WholeEmails = meta.story({
  name: 'E-mails as one piece of text',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () =>
    driversAre({ firstName: 'Ana', lastName: 'Kos', email: 'maximilian.von.braunschweig@logistics.example.com' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'E-mail' }))
    for (const email of await canvas.findAllByText('maximilian.von.braunschweig@logistics.example.com'))
      await expect(email.childNodes).toHaveLength(1)
  },
})

export const Sorting = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const header = canvas.getByRole('columnheader', { name: /Driver ID/ })
    const button = within(header).getByRole('button', { name: /Driver ID/ })
    for (const direction of ['ascending', 'descending']) {
      await step(`sorts ${direction}`, async () => {
        await userEvent.click(button)
        await waitFor(() => expect(header).toHaveAttribute('aria-sort', direction))
      })
    }
    await step('stops sorting', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(header).not.toHaveAttribute('aria-sort', 'descending'))
    })
  },
})

export const FindByName = meta.story({
  name: 'One search field: a name, an ID and a phone number',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const field = canvas.getByRole('searchbox', { name: 'Find drivers' })
    for (const [typed, tag] of [
      ['Ewa Zieli', 'Remove Last name Zieli'],
      ['04 21', 'Remove Driver ID 04 21'],
      ['151 200', 'Remove Phone 151 200'],
    ] as const) {
      await step(typed, async () => {
        await userEvent.clear(field)
        await userEvent.type(field, typed)
        await expect(await canvas.findByRole('button', { name: tag })).toBeVisible()
        await expect(field).toHaveValue(typed)
      })
    }
    await step('removing the tag empties the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone 151 200' }))
      await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
      await waitFor(() => expect(field).toHaveValue(''))
    })
  },
})

export const FiltersOpen = meta.story({
  name: 'Open filters',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?statusBadge=overdue') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–\d+ of \d+$/)
    await expect(canvas.getAllByText('Overdue')[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    await expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeVisible()
  },
})

export const Columns = meta.story({
  name: 'Columns and density, remembered until reset',
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const rowHeight = () => (canvas.getAllByRole('row')[1] as HTMLElement).getBoundingClientRect().height
    const comfortable = rowHeight()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const choose = async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Phone' }))
      await userEvent.click(screen.getByRole('checkbox', { name: 'Updated' }))
      await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument())
      await expect(canvas.getByRole('columnheader', { name: 'Updated' })).toBeVisible()
      await expect(rowHeight()).toBeLessThan(comfortable)
    }
    await step('phone off, updated on, compact', choose)
    await step('reset', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      await expect(await canvas.findByRole('columnheader', { name: 'Phone' })).toBeVisible()
      await expect(rowHeight()).toBe(comfortable)
    })
    await step('the same again', choose)
  },
})

export const InvitationErrors = meta.story({
  name: 'Invitations with the reason for an error',
  parameters: { route: organisationPage('Meridian Freight', '?drivers=invited&statusBadge=skipped') },
  play: inTests(async ({ canvas }) => {
    await canvas.findByText(/^1–\d+ of \d+$/)
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const [, status = ''] = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? '')
      await expect(status).toMatch(/^Error./)
    }
  }),
})

export const OneBatch = meta.story({
  name: 'Invitations from one batch',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?drivers=invited') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–20 of \d+$/)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show this batch' }))
    await expect(await canvas.findByRole('button', { name: /^Remove Batch/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
    const batches = new Set(
      [...sandboxOfStory().sandbox.state.world.invitations.values()].map(({ batchId }) => batchId),
    )
    await expect(batches.size).toBeGreaterThan(1)
    await expect(canvas.getByText(/^1–\d+ of \d+$/)).toBeVisible()
  },
})

export const ChangedSinceYesterday = meta.story({
  name: 'Changed since yesterday',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?changed=yesterday') },
  beforeEach: () => {
    const { world, now } = sandboxOfStory().sandbox.state
    const listed = ({
      role,
      status,
      organizationId,
    }: {
      role: string
      status: string
      organizationId?: string | undefined
    }) => role === 'driver' && status === 'verified' && organizationId !== undefined
    const changed = new Set([...world.people.values()].filter(listed).slice(0, 3))
    const banned = [...world.people.values()].find(({ status }) => status === 'banned_explicitly')
    for (const person of world.people.values())
      person.updatedAt =
        changed.has(person) || person === banned ? new Date(now()).toISOString() : '2020-01-01T00:00:00Z'
    const [first, second] = [...changed].map(({ id }) => id) // of the third, something changed that isn't in the activity
    for (const entry of world.activity)
      if ([first, second].includes(entry.userId)) entry.createdAt = new Date(now()).toISOString()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–3 of 3')).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Updated' })).toBeVisible()
    await expect(await canvas.findAllByText(/^By .+ · Today, \d\d:\d\d$/)).toHaveLength(2)
    await expect(canvas.getAllByText(/^(Status changed: (.+ to )?Verified|Joined the organisation)$/)).toHaveLength(2)
    await expect(canvas.getByText('Not in the activity')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Changed since yesterday' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '1 banned driver matches too.' })).toBeVisible()
  },
})

export const SelectAll = meta.story({
  name: 'All 388 selected',
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await step('a page', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })[0] as HTMLElement)
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }))
      await expect(await canvas.findByText(/^20 selected/)).toBeVisible()
    })
    await step('the rest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 388' }))
      await expect(await canvas.findByText(/^388 selected/)).toBeVisible()
      await expect(canvas.queryByRole('button', { name: 'Select all 388' })).not.toBeInTheDocument()
    })
  },
})

export const SelectAllFails = meta.story({
  name: 'Selecting all fails',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    sandboxOfStory().sandbox.state.faults.push({ call: 'listUsers', kind: 'status', status: 400 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 388' }))
    await expect(await screen.findByText('The list could not be loaded. Please try again later.')).toBeVisible()
    await expect(canvas.getByText(/^20 selected/)).toBeVisible()
  },
})

export const ByKeyboard = meta.story({
  name: 'Rows by keyboard',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const links = canvas.getAllByRole('rowheader').map((header) => within(header).getByRole('link'))
    await step('the skip link leads to the first row', async () => {
      const skip = canvas.getByRole('link', { name: 'Skip to the list' })
      skip.focus()
      await userEvent.keyboard('{Enter}')
      await expect(links[0]).toHaveFocus()
    })
    await step('j, k and the arrows move the cursor', async () => {
      await userEvent.keyboard('jj')
      await expect(links[2]).toHaveFocus()
      await userEvent.keyboard('k{ArrowUp}{ArrowUp}')
      await expect(links[0]).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(links[1]).toHaveFocus()
    })
    await step('x selects', async () => {
      await userEvent.keyboard('x')
      await expect(await canvas.findByText('1 selected')).toBeVisible()
      await userEvent.keyboard('x')
      await waitFor(() => expect(canvas.queryByText('1 selected')).not.toBeInTheDocument())
    })
    await step('/ finds, and letters there are text', async () => {
      await userEvent.keyboard('/')
      const field = canvas.getByRole('searchbox', { name: 'Find drivers' })
      await expect(field).toHaveFocus()
      await userEvent.keyboard('jx')
      await expect(field).toHaveValue('jx')
    })
  },
})

export const NewOrganisation = meta.story({
  name: 'New organisation with a name that is taken',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New organisation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New organisation' }))
    await expect(dialog.getByRole('checkbox', { name: "Hide drivers' personal data" })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Organisation name' }), 'North')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Subcontractor' }))
    await expect(dialog.getByRole('checkbox', { name: "Hide drivers' personal data" })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Create organisation' }))
    await expect(await dialog.findByText('An organisation with this name already exists.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Organisation name' })).toHaveValue('North')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Organisation name' })).toHaveFocus())
  },
})

export const InviteUser = meta.story({
  name: 'Invite user',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?invite=user') },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }))
    await userEvent.click(dialog.getByRole('radio', { name: /Admin/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect(await dialog.findByText('The provided e-mail format is incorrect.')).toBeVisible()
    await expect(sandboxOfStory().sandbox.state.mails).toHaveLength(0)
    await userEvent.clear(dialog.getByRole('textbox', { name: 'E-mail' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ana@example.com')
    await waitFor(() => expect(dialog.queryByText('The provided e-mail format is incorrect.')).not.toBeInTheDocument())
  },
})

export const DeletionBlocked = meta.story({
  name: 'Deletion blocked',
  parameters: { route: organisationPage('North') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete organisation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete North?' }))
    await expect(await dialog.findByRole('link', { name: '90 drivers' })).toHaveAttribute(
      'href',
      organisationPage('North', '?scope=own'),
    )
    await expect(dialog.getByRole('link', { name: '2 sub-organisations' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete organisation' })).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()) // not the menu's button behind it
  },
})

export const Search = meta.story({
  name: 'Command palette',
  tags: ['visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'north')
    await expect(await screen.findByRole('option', { name: /^North/ })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Search' })).toHaveAttribute('aria-busy', 'false'))
  },
})
