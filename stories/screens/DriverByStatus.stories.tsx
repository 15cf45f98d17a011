import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import type { VerificationStatus } from '@driver-trust/domain/driver'
import { expect, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { driverIn, organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Driver in each status',
  component: DriverScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

interface Shown {
  label: string
  /** What tells the status apart from others with the same label. */
  reason?: string
  verdict: string | RegExp
  /** Disabled actions with their reasons. */
  refused: Readonly<Record<string, string>>
  note?: string
}

const LIFT = 'Lift House & Yard Ban'
/** What would end a ban otherwise. */
const overwriting = (reason: string) => ({ 'Internally verified': reason, 'Set status…': reason })
/** A "Set" or "Lift" that changes nothing is hidden, not disabled. */
const NONE = {}

const page = () => within(document.body)

/** The header's disabled buttons with their reasons. */
async function refusals() {
  const header = (await page().findByRole('heading', { level: 1 })).parentElement?.parentElement
    ?.parentElement as HTMLElement // the page's head
  const blocked = within(header)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
  const reasonOf = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  return { header, refused: Object.fromEntries(blocked.map((button) => [button.textContent, reasonOf(button)])) }
}

async function shows({ label, reason, verdict, refused, note }: Shown) {
  const { header, refused: present } = await refusals()
  await expect(within(header).getByText(label)).toBeVisible()
  if (reason) await expect(within(header).getByText(reason)).toBeVisible()
  await expect(await page().findByRole('heading', { name: verdict, level: 2 })).toBeVisible()
  await expect(present).toEqual(refused)
  await expect(page().queryByRole('note')?.textContent).toBe(note)
}

const inStatus = (status: VerificationStatus, shown: Shown) => ({
  parameters: { route: driverIn(status).page },
  play: inTests(() => shows(shown)),
})

export const Submitted = meta.story({
  tags: ['no-visual'],
  ...inStatus('submitted', { verdict: 'Not cleared yet: verification pending', label: 'Pending', refused: NONE }),
})
export const Pending = meta.story({
  tags: ['no-visual'],
  ...inStatus('pending', { verdict: 'Not cleared yet: verification pending', label: 'Pending', refused: NONE }),
})
export const Verified = meta.story({
  tags: ['no-visual'],
  ...inStatus('verified', { verdict: /^Can(’t)? drive/, label: 'Verified', refused: NONE }),
})
export const InternallyVerified = meta.story({
  name: 'Internally verified',
  tags: ['no-visual'],
  ...inStatus('internal_verified', { verdict: /^Can(’t)? drive/, label: 'Internally ver.', refused: NONE }),
})
export const Unverified = meta.story({
  tags: ['no-visual'],
  ...inStatus('unverified', { verdict: 'Not cleared yet: unverified', label: 'Unverified', refused: NONE }),
})
export const Overdue = meta.story({
  tags: ['no-visual'],
  ...inStatus('overdue', {
    verdict: 'Can’t drive: overdue',
    reason: 'Overdue',
    label: 'Red',
    refused: NONE,
  }),
})
export const Locked = meta.story({
  tags: ['no-visual'],
  ...inStatus('locked', { verdict: 'Can’t drive: locked', reason: 'Locked', label: 'Red', refused: NONE }),
})
export const BannedExplicitly = meta.story({
  name: 'Banned explicitly',
  ...inStatus('banned_explicitly', {
    verdict: 'Can’t drive: banned by Meridian Freight',
    reason: 'Banned here',
    label: 'Red',
    refused: overwriting('Banned by Meridian Freight. Lift the ban first.'),
    note: 'House & Yard Ban set on 11 Jan 2025.',
  }),
})
export const BannedInherited = meta.story({
  name: 'Banned inherited',
  tags: ['no-visual'],
  ...inStatus('banned_inherited', {
    verdict: 'Can’t drive: banned by an organisation above',
    reason: 'Banned above',
    label: 'Red',
    refused: {
      ...overwriting('Banned by an organisation above this one. Only it can lift the ban.'),
      [LIFT]: 'Banned by an organisation above this one.',
    },
    note: 'Banned by an organisation above this one.',
  }),
})
export const Red = meta.story({
  tags: ['no-visual'],
  ...inStatus('red', { verdict: 'Can’t drive: marked Red, no reason recorded', label: 'Red', refused: NONE }),
})
export const UnderReview = meta.story({
  name: 'Under review',
  tags: ['no-visual'],
  ...inStatus('under_review', { verdict: 'Not cleared yet: under review', label: 'Under Review', refused: NONE }),
})
export const InAnalysis = meta.story({
  name: 'In analysis',
  tags: ['no-visual'],
  ...inStatus('in_analysis', { verdict: 'Not cleared yet: in analysis', label: 'In Analysis', refused: NONE }),
})

/** The northern driver, as the list of users returns them. */
const north = driverIn('verified', 'North')
const idOf = (address: string) => address.split('/').at(-1) ?? ''

/** Makes the list of users return something else for that driver. */
function listedAs(...records: readonly object[]) {
  const { sandbox } = sandboxOfStory()
  const { fetch } = sandbox
  const id = idOf(north.page)
  const common = { id, role: 'driver', dtId: sandbox.state.world.people.get(id)?.dtId }
  const items = records.map((record) => ({ ...common, ...record }))
  sandbox.fetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const isAsked = pathname === '/api/v1/users' && searchParams.get('user_id') === common.id
    if (!isAsked) return fetch(request)
    const place = searchParams.get('organization_id')
    const shown = items.filter((item) => place === null || ('organizationId' in item && item.organizationId === place))
    return Response.json({ items: shown, total: shown.length })
  }
}
const recordIn = (name: string, status: string) => ({
  organizationId: idOf(organisationPage(name)),
  organizationName: name,
  status,
})

export const InheritedFromAbove = meta.story({
  name: 'Banned by an organisation in view',
  tags: ['no-visual'],
  parameters: { route: north.page },
  beforeEach: () => listedAs(recordIn('North', 'banned_inherited'), recordIn('Meridian Freight', 'banned_explicitly')),
  play: inTests(async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Meridian Freight', description: '' })
    await expect(link).toHaveAttribute('href', organisationPage('Meridian Freight', `/driver/${idOf(north.page)}`))
    await shows({
      label: 'Red',
      reason: 'Banned by Meridian Freight',
      verdict: 'Can’t drive: banned by Meridian Freight',
      refused: {
        ...overwriting('Banned by Meridian Freight. Only it can lift the ban.'),
        [LIFT]: 'Inherited from Meridian Freight',
      },
      note: 'Inherited from Meridian Freight',
    })
  }),
})

export const UnknownStatus = meta.story({
  name: 'Unknown status',
  tags: ['no-visual'],
  parameters: { route: north.page },
  beforeEach: () => listedAs(recordIn('North', 'on_holiday')),
  play: inTests(() =>
    shows({
      label: 'on_holiday',
      verdict: /^Can’t (say: the status “on_holiday” isn’t known here|drive: .+ expired)/,
      refused: NONE,
    }),
  ),
})

export const NotListed = meta.story({
  name: 'Missing from the list of users',
  tags: ['no-visual'],
  parameters: { route: north.page, habits: { isLenient: true } }, // only an answer with the person's own id tells who it is about
  beforeEach: () => listedAs(),
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: north.name, level: 1 })).toBeVisible()
    const { refused } = await refusals()
    await expect(refused).toEqual(NONE)
  }),
})
