import { GateCheckScreen } from '@driver-trust/console/screens/check/GateCheckScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { driverIn, organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Gate check',
  component: GateCheckScreen,
  tags: ['autodocs'],
  parameters: { route: organisationPage('Meridian Freight', '/check'), layout: 'fullscreen' },
})

const verified = driverIn('verified')
const locked = driverIn('locked')

/** Types a driver ID and sends it. */
async function check(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Driver ID' }), `${text}{Enter}`)
}

const verdict = async (name: string | RegExp) =>
  expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible()

const deadlinesAre = (id: string, deadlines: object) =>
  sandboxOfStory().sandbox.state.world.deadlines.set(id, deadlines)

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Driver ID' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Check driver' })).toBeVisible()
  }),
})

export const CanDrive = meta.story({
  name: 'Can drive, then another',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => void deadlinesAre(verified.id, { passport: '2029-01-01' }),
  play: async ({ canvas }) => {
    await check(String(verified.dtId))
    await verdict('Can drive')
    await expect(canvas.getByText(new RegExp(verified.name))).toBeVisible()
    await expect(canvas.getByText(/^Checked at \d\d:\d\d:\d\d on 12 Mar 2026$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check another' }))
    await expect(await canvas.findByRole('textbox', { name: 'Driver ID' })).toHaveValue('')
  },
})

export const CanDriveShown = meta.story({
  name: 'Can drive',
  tags: ['visual-mobile'],
  beforeEach: () => void deadlinesAre(verified.id, { passport: '2026-03-20' }),
  play: async () => {
    await check(String(verified.dtId))
    await verdict('Can drive')
  },
})

export const LastDay = meta.story({
  name: 'Can drive, on the last day',
  tags: ['visual-mobile'],
  beforeEach: () => void deadlinesAre(verified.id, { passport: '2026-03-12' }),
  play: async ({ canvas }) => {
    await check(String(verified.dtId))
    await verdict('Can drive')
    await expect(canvas.getByText('Passport expires today')).toBeVisible()
  },
})

export const NotFoundShown = meta.story({
  name: 'Not found',
  tags: ['visual-mobile'],
  play: async () => {
    await check('99 99 99')
    await verdict('Not found')
  },
})

export const NameHidden = meta.story({
  name: 'A masked driver',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Silverline Haulage', '/check') },
  play: async ({ canvas }) => {
    await check(String(driverIn('verified', 'Silverline Haulage').dtId))
    await expect(await canvas.findByText('Name hidden')).toBeVisible()
  },
})

export const CannotDrive = meta.story({
  name: 'Can’t drive',
  tags: ['visual-mobile'],
  beforeEach: () => void deadlinesAre(verified.id, { residencePermit: '2026-03-11' }),
  play: async () => {
    await check(String(verified.dtId))
    await verdict('Can’t drive: residence permit expired yesterday')
  },
})

export const CannotSay = meta.story({
  name: 'Can’t say: a date that can’t be read',
  tags: ['visual-mobile'],
  beforeEach: () => void deadlinesAre(verified.id, { passport: '31.12.2020', idCard: '2026-03-20' }),
  play: async () => {
    await check(String(verified.dtId))
    await verdict('Can’t say: passport has an unreadable date, “31.12.2020”')
  },
})

export const NextScan = meta.story({
  name: 'Next ID scanned over the verdict',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => void deadlinesAre(verified.id, { passport: '2029-01-01' }),
  play: async ({ canvas }) => {
    await check(`${verified.dtId}{Enter}`)
    await verdict('Can drive')
    await userEvent.keyboard(`${locked.dtId}`)
    await expect(canvas.queryByRole('region', { name: 'Verdict' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Driver ID' })).toHaveValue(String(locked.dtId))
    await userEvent.keyboard('{Enter}')
    await verdict('Can’t drive: locked')
  },
})

export const NeverCached = meta.story({
  name: 'Asks the server every time',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    const calls = recordCalls()
    for (const asked of [1, 2]) {
      await check(String(locked.dtId))
      await verdict('Can’t drive: locked')
      await expect(calls.filter((call) => call.includes('/users/deadlines/'))).toHaveLength(asked)
      await userEvent.click(canvas.getByRole('button', { name: 'Check another' }))
    }
  },
})

export const NobodyHasIt = meta.story({
  name: 'No driver has this ID',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await check('99 99 99')
    await verdict('Not found')
    await expect(
      canvas.getByText(/^No driver of .+ has this ID\. Check the number, or search by name\.$/),
    ).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Verdict' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the number' }))
    await expect(canvas.getByRole('textbox', { name: 'Driver ID' })).toHaveFocus()
    await userEvent.keyboard(String(locked.dtId))
    await expect(canvas.getByRole('textbox', { name: 'Driver ID' })).toHaveValue(String(locked.dtId))
  },
})

export const NotANumber = meta.story({
  name: 'Not a number',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await check('Ada')
    await expect(await canvas.findByText('Driver IDs contain only digits.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { faults: [{ call: 'deadlines', kind: 'stalled' }] },
  play: async ({ canvas }) => {
    await check(String(verified.dtId))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Check driver' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
})

export const Failing = meta.story({
  name: 'Error: no verdict',
  tags: ['visual-mobile'],
  parameters: { faults: [{ call: 'deadlines', kind: 'status', status: 500, times: 1 }] },
  play: async ({ canvas }) => {
    await check(String(locked.dtId))
    await expect(await canvas.findByRole('heading', { name: 'Can’t say' })).toBeVisible()
    await expect(canvas.getByText('The server couldn’t check this driver. Try again.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Verdict' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Unreachable = meta.story({
  name: 'Error: no answer',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'deadlines', kind: 'offline', times: 1 }] },
  play: async ({ canvas }) => {
    await check(String(locked.dtId))
    await expect(await canvas.findByText(/^We couldn’t reach the server/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Offline = meta.story({
  name: 'Offline: no verdict',
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine') // the browser's own answer, from its prototype
    window.dispatchEvent(new Event('online'))
  },
  play: async ({ canvas }) => {
    await check(String(locked.dtId))
    await verdict('Can’t drive: locked')
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    window.dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText(/^You’re offline, so we can’t check drivers/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Verdict' })).not.toBeInTheDocument()
  },
})

export const NotPermitted = meta.story({
  name: 'Without permission',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'subViewer' },
  parameters: { route: organisationPage('Kestrel Night Shift', '/check') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t check drivers here')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Driver ID' })).not.toBeInTheDocument()
  },
})

export const FromTheMenu = meta.story({
  name: 'From the organisation’s menu',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('North') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Gate check' }))
    await expect(await canvas.findByRole('heading', { name: 'Gate check', level: 1 })).toBeVisible()
  },
})
