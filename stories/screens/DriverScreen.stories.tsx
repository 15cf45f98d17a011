import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { STORY_TIME } from '../../.storybook/fixedClock.ts'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { driverIn, organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Driver',
  component: DriverScreen,
  tags: ['autodocs'],
  parameters: { route: driverIn('verified').page, layout: 'fullscreen' },
})

const deadlinesAre = (deadlines: object) => {
  const { state } = sandboxOfStory().sandbox
  for (const id of state.world.people.keys()) state.world.deadlines.set(id, deadlines)
}

const BUTTONS = ['Internally verified', 'Set status…', 'More actions']

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set status…' })).toBeVisible()
    await expect(BUTTONS.every((name) => canvas.getByRole('button', { name }))).toBe(true)
    await expect(canvas.queryByRole('button', { name: 'Lift House & Yard Ban' })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: 'Verdict' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^\+/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    )
    await expect(canvas.getByRole('button', { name: 'Copy driver ID' })).toBeVisible()
  }),
})

export const Expired = meta.story({
  name: 'Verified, with an expired document',
  tags: ['visual-mobile'],
  beforeEach: () =>
    deadlinesAre({ passport: '2026-03-20', residencePermit: '2026-03-11', driversLicense: '2029-04-01' }),
  play: inTests(async ({ canvas }) => {
    const verdict = within(await canvas.findByRole('region', { name: 'Verdict' }))
    await expect(
      await verdict.findByRole('heading', { name: 'Can’t drive: residence permit expired yesterday' }),
    ).toBeVisible()
    await expect(verdict.getByText('Passport expires in 8 days')).toBeVisible()
    const deadlines = within(await canvas.findByRole('region', { name: 'Deadlines' }))
    await expect((await deadlines.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      'Residence permit',
      'Passport',
      "Driver's licence",
      'Identity card',
    ])
    await expect(deadlines.getByText('Expires in 3 years')).toBeVisible()
    await expect(deadlines.getByText('1 Apr 2029')).toBeVisible()
  }),
})

export const AfterAList = meta.story({
  name: 'Opened from a list, with the next driver',
  tags: ['visual-mobile'],
  beforeEach: () => {
    window.history.replaceState({ list: organisationPage('Meridian Freight', '?scope=own&sorting=dt_id') }, '')
    return () => window.history.replaceState(null, '')
  },
  play: inTests(async ({ canvas }) => {
    const place = within(await canvas.findByRole('navigation', { name: 'Drivers of the list' }))
    await expect(place.getByText(/^1 of \d+$/)).toBeVisible()
    await expect(place.getByRole('link', { name: 'Next' })).toBeVisible()
    await expect(place.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  }),
})

export const DocumentsMissing = meta.story({
  name: 'Documents not loaded: no verdict',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'deadlines', kind: 'status', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Can’t say: the documents couldn’t be loaded' }),
    ).toBeVisible()
  },
})

export const KnownFromTheList = meta.story({
  name: 'Known from the list, while the record loads',
  parameters: {
    route: organisationPage('Meridian Freight', '?scope=own&statusBadge=verified'),
    faults: [{ call: 'listInvitations', kind: 'stalled' }],
  },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('rowheader')
    await userEvent.click(await within(row as HTMLElement).findByRole('link'))
    await expect(await canvas.findByRole('button', { name: 'Set status…' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Verdict' })).toHaveTextContent(/Can(’t)? drive/)
    await expect(canvas.queryByText('Unknown')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  parameters: { faults: [{ call: 'listInvitations', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  parameters: { faults: [{ call: 'listInvitations', kind: 'status', status: 500 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
  }),
})

export const NotFound = meta.story({
  name: 'Not found',
  parameters: { route: organisationPage('North', '/driver/00000000-0000-4000-8000-000000000000') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not Found' })).toBeVisible()
  }),
})

export const Masked = meta.story({
  name: 'Masked driver',
  parameters: { route: driverIn('verified', 'Silverline Haulage').page },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Driver \d\d \d\d \d\d$/ })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Hidden' })).toHaveLength(2)
  }),
})

export const Inherited = meta.story({
  name: 'Inherited ban',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: driverIn('banned_inherited').page },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note')
    await expect(note).toHaveTextContent(/^Inherited from .|^Banned by an organisation above this one\.$/)
  },
})

export const DeadlineStates = meta.story({
  name: 'Deadlines: expired, today, soon, later, none, no date',
  beforeEach: () =>
    deadlinesAre({
      passport: '2026-03-11',
      idCard: '2026-03-12',
      residencePermit: '2026-04-11',
      driversLicense: 'soon',
    }),
  play: inTests(async ({ canvas }) => {
    const deadlines = within(await canvas.findByRole('region', { name: 'Deadlines' }))
    for (const words of ['Expired', 'Expires today', 'Expires in 30 days', 'Unreadable: “soon”'])
      await expect(await deadlines.findByText(words)).toBeVisible()
  }),
})

export const NoDates = meta.story({
  name: 'Invalid deadlines',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () =>
    deadlinesAre({ passport: '2026-02-30', idCard: '12.03.2026', residencePermit: '1e9', driversLicense: ' ' }),
  play: async ({ canvas }) => {
    const deadlines = within(await canvas.findByRole('region', { name: 'Deadlines' }))
    await waitFor(() =>
      expect(deadlines.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
        ['2026-02-30', '12.03.2026', '1e9', ' '].map((date) => `Unreadable: “${date}”`),
      ),
    )
    await expect(canvas.getByRole('region', { name: 'Verdict' })).toHaveTextContent(
      'Can’t say: passport has an unreadable date, “2026-02-30”',
    )
  },
})

export const Printed = meta.story({
  name: 'Status sheet, while printing',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await canvas.findByText('Deadlines')
    const verdict = await canvas.findByRole('heading', { name: /^Can(’t)? (drive|say)/ })
    await canvas.findAllByText(/^By /)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getByText(/Status sheet, 12 Mar 2026, \d\d:\d\d$/)).toBeInTheDocument()
    await expect(canvas.getByText(heading.textContent ?? '', { selector: 'p' })).toBeInTheDocument()
    await expect(canvas.getByText(verdict.textContent, { selector: 'td *' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('rowheader', { hidden: true })[0]).toHaveTextContent('Verdict')
    await expect(canvas.getAllByText(/^Expires in \d+ \w+ \(\d+ \w{3} \d{4}\)$/)[0]).toBeInTheDocument()
    await expect(canvas.getByText(/^Joined the organisation · By \w+/, { selector: 'td *' })).toBeInTheDocument()
    await expect(canvas.getByText(/^Printed by Helena Marsh · localhost:\d+ · times in UTC$/)).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText(/Status sheet/)).not.toBeInTheDocument())
  },
})

export const NoDeadlines = meta.story({
  name: 'No deadlines',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => deadlinesAre({}),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not provided')).toHaveLength(4))
  },
})

export const PartsFail = meta.story({
  name: 'Deadlines and activity fail independently',
  tags: ['no-visual', 'behaviour'],
  parameters: {
    faults: [
      { call: 'deadlines', kind: 'status', status: 500 },
      { call: 'listActivity', kind: 'shape' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Something went wrong!')).toHaveLength(2))
    await expect(canvas.getByText('Driver ID')).toBeVisible()
  },
})

export const FilteredActivity = meta.story({
  name: 'Activity filtered by one action',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const activity = within(await canvas.findByRole('region', { name: 'Activity' }))
    await activity.findByRole('list', { name: 'Activity' })
    await userEvent.click(activity.getByRole('radio', { name: 'Joined the organisation' }))
    await waitFor(() => expect(activity.queryByText(/^Status changed:/)).not.toBeInTheDocument())
  },
})

export const EmptyActivity = meta.story({
  name: 'No activity',
  tags: ['no-visual'],
  beforeEach: () => {
    sandboxOfStory().sandbox.state.world.activity.length = 0
  },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('No activity recorded.')).toBeVisible()
  }),
})

/** Answers with other activity than the sandbox's, including unknown actions. */
function activityIs(entries: readonly { action: string; status: string; createdAt: string }[]) {
  const { sandbox } = sandboxOfStory()
  const { fetch } = sandbox
  const [organizationId, userId] = driverIn('verified').page.match(/[0-9a-f-]{36}/g) ?? []
  const staff = [...sandbox.state.world.people.values()].filter(({ password }) => password)
  const records = entries.map((entry, index) => ({
    ...entry,
    id: crypto.randomUUID(),
    organizationId,
    userId,
    performedBy: staff[index % staff.length]?.id,
    metadata: { description: 'Status was changed.' },
  }))
  sandbox.fetch = async (request) =>
    new URL(request.url).pathname.endsWith('/users/activity') ? Response.json(records) : fetch(request)
}

const MINUTE = 60_000

export const LongActivity = meta.story({
  name: 'Two hundred activity entries',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => {
    const minutes = Array.from({ length: 200 }, (_, index) => (index * 37) % 200) // in no order
    const at = (minute: number) => new Date(STORY_TIME - minute * MINUTE).toISOString()
    activityIs(minutes.map((minute) => ({ action: 'changed_status', status: 'verified', createdAt: at(minute) })))
  },
  play: async ({ canvas }) => {
    const calls = recordCalls()
    const list = within(await canvas.findByRole('list', { name: 'Activity' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(50)
    for (const left of [150, 100, 50])
      await userEvent.click(canvas.getByRole('button', { name: `Show 50 more of ${left}` }))
    await expect(canvas.queryByRole('button', { name: /^Show \d/ })).not.toBeInTheDocument()
    await expect(list.getAllByRole('listitem')).toHaveLength(200)
    const times = list.getAllByRole('listitem').map((item) => item.querySelector('time')?.dateTime ?? '')
    await expect(times).toEqual(times.toSorted().toReversed())
    await waitFor(() => expect(list.getAllByText(/^By .+$/)).toHaveLength(200))
    await expect(calls.filter((call) => call.endsWith('/users/ids')).length).toBeLessThanOrEqual(1)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const UnknownActivity = meta.story({
  name: 'Unknown activity',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () =>
    activityIs([
      { action: 'changed_status', status: 'on_holiday', createdAt: 'soon' },
      { action: 'flew', status: 'verified', createdAt: '2026-03-11T08:00:00Z' },
    ]),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Activity' }))
    const [first, last] = list.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^flew\s*Yesterday/)
    await expect(last).toHaveTextContent(/^Status changed: on_holiday\s*Unknown/)
  },
})

export const Live = meta.story({
  name: 'Live statuses',
  tags: ['no-visual', 'behaviour'], // it counts the seconds
  parameters: { route: `${driverIn('verified').page}?live=true` },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Live statuses' }))
    await expect(await dialog.findByRole('row', { name: /Meridian Freight.*Verified/ })).toBeVisible()
    await expect(dialog.getByText(/^Updated (just now|\d+ s ago)$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: 'Live statuses' }))
    await expect(await screen.findByRole('dialog', { name: 'Live statuses' })).toBeVisible()
  },
})

export const ForViewer = meta.story({
  name: 'For a viewer',
  globals: { persona: 'viewer' },
  play: inTests(async ({ canvas }) => {
    await canvas.findByText('Driver ID')
    await expect(BUTTONS.flatMap((name) => canvas.queryByRole('button', { name }) ?? [])).toEqual([])
  }),
})

export const SetStatus = meta.story({
  name: 'Set status…',
  tags: ['visual-mobile'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status…' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Set the status of / }))
    await expect(dialog.getByRole('group', { name: 'New status' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: 'Verified' })).toBeChecked()
    await expect(await dialog.findByText('They still can’t drive until their passport is renewed.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Under review' }))
    await expect(dialog.getByRole('radio', { name: 'Under review' })).toHaveAccessibleDescription(
      'Can’t drive until the review is over.',
    )
    for (const [name, hint] of [
      ['Internally verified', 'You vouch for them. They can drive while their documents are valid.'],
      ['Banned', 'Can’t drive here or in sub-organisations. Moves to Banned.'],
    ] as const)
      await expect(dialog.getByRole('radio', { name })).toHaveAccessibleDescription(hint)
    await expect(dialog.queryByText(/still can’t drive/)).not.toBeInTheDocument()
  },
})
