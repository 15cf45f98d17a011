import type { VerificationStatus } from '@driver-trust/domain'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sandboxOfStory } from '../../.storybook/sandboxOfStory.ts'
import { driverIn, driverPage, organisationPage } from '../sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Driver in each status',
  render: () => <></>,
  parameters: { layout: 'fullscreen' },
})

interface Shown {
  label: string
  /** Disabled actions with their reasons. */
  refused: Readonly<Record<string, string>>
  note?: string
}

const LIFT = 'Lift House & Yard Ban'
const NOT_BANNED = { [LIFT]: 'This driver is not banned.' }

const page = () => within(document.body)

/** The header's disabled buttons with their reasons. */
async function refusals() {
  const header = (await page().findByRole('heading', { level: 1 })).closest('header') as HTMLElement
  const blocked = within(header)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
  const reasonOf = (button: HTMLElement) =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
  return { header, refused: Object.fromEntries(blocked.map((button) => [button.textContent, reasonOf(button)])) }
}

async function shows({ label, refused, note }: Shown) {
  const { header, refused: present } = await refusals()
  await expect(within(header).getByText(label)).toBeVisible()
  await expect(present).toEqual(refused)
  await expect(page().queryByRole('note')?.textContent).toBe(note)
}

const inStatus = (status: VerificationStatus, shown: Shown) => ({
  parameters: { route: driverPage(status) },
  play: () => shows(shown),
})

export const Submitted = meta.story({
  tags: ['no-visual'],
  ...inStatus('submitted', { label: 'Pending', refused: NOT_BANNED }),
})
export const Pending = meta.story({
  tags: ['no-visual'],
  ...inStatus('pending', { label: 'Pending', refused: NOT_BANNED }),
})
export const Verified = meta.story({
  tags: ['no-visual'],
  ...inStatus('verified', { label: 'Verified', refused: NOT_BANNED }),
})
export const InternallyVerified = meta.story({
  tags: ['no-visual'],
  ...inStatus('internal_verified', {
    label: 'Internally ver.',
    refused: { 'Internally verified': 'This driver is internally verified already.', ...NOT_BANNED },
  }),
})
export const Unverified = meta.story({
  tags: ['no-visual'],
  ...inStatus('unverified', { label: 'Unverified', refused: NOT_BANNED }),
})
export const Overdue = meta.story({
  tags: ['no-visual'],
  ...inStatus('overdue', { label: 'Red', refused: NOT_BANNED }),
})
export const Locked = meta.story({ tags: ['no-visual'], ...inStatus('locked', { label: 'Red', refused: NOT_BANNED }) })
export const BannedExplicitly = meta.story({
  ...inStatus('banned_explicitly', {
    label: 'Red',
    refused: { 'Ban driver': 'This driver is banned already.' },
    note: 'House & Yard Ban set on 11 Jan 2025.',
  }),
})
export const BannedInherited = meta.story({
  tags: ['no-visual'],
  ...inStatus('banned_inherited', {
    label: 'Red',
    refused: { [LIFT]: 'Banned by an organisation above this one.' },
    note: 'Banned by an organisation above this one.',
  }),
})
export const Red = meta.story({ tags: ['no-visual'], ...inStatus('red', { label: 'Red', refused: NOT_BANNED }) })
export const UnderReview = meta.story({
  tags: ['no-visual'],
  ...inStatus('under_review', { label: 'Under Review', refused: NOT_BANNED }),
})
export const InAnalysis = meta.story({
  tags: ['no-visual'],
  ...inStatus('in_analysis', { label: 'In Analysis', refused: NOT_BANNED }),
})

/** The northern driver, as the list of users returns them. */
const north = driverIn('verified', 'North')
const idOf = (address: string) => address.split('/').at(-1) ?? ''

/** Makes the list of users return something else for that driver. */
function listedAs(...records: readonly object[]) {
  const { sandbox } = sandboxOfStory()
  const { fetch } = sandbox
  const common = { id: idOf(north.page), role: 'driver' }
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
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Meridian Freight', description: '' })
    await expect(link).toHaveAttribute('href', organisationPage('Meridian Freight', `/driver/${idOf(north.page)}`))
    await shows({
      label: 'Red',
      refused: { [LIFT]: 'Inherited from Meridian Freight' },
      note: 'Inherited from Meridian Freight',
    })
  },
})

export const UnknownStatus = meta.story({
  name: 'A status that nobody knows',
  tags: ['no-visual'],
  parameters: { route: north.page },
  beforeEach: () => listedAs(recordIn('North', 'on_holiday')),
  play: () => shows({ label: 'on_holiday', refused: NOT_BANNED }),
})

export const NotListed = meta.story({
  name: 'Not in the list of users',
  tags: ['no-visual'],
  parameters: { route: north.page },
  beforeEach: () => listedAs(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: north.name, level: 1 })).toBeVisible()
    const { refused } = await refusals()
    await expect(refused).toEqual(NOT_BANNED)
  },
})
