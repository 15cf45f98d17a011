import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import type { Fault } from '@driver-trust/sandbox'
import { toast } from '@driver-trust/ui/toast'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { recordCalls } from './plays/recordCalls.ts'
import { driverIn } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Driver actions',
  component: DriverScreen,
  subcomponents: { OrganisationScreen },
  tags: ['autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen' },
})

interface ActionCase {
  /** The status of the driver whose page is open. */
  of: string
  button: string
  question: RegExp
  /** The last button of the dialog, if its label differs. */
  confirm?: string
  choose?: string
  /** The action whose own dialog comes next. */
  leadsTo?: ActionCase
  call: Fault['call']
  success: string
  failure: string
}

const NOT_UPDATED = 'Driver status has not been updated. Please try again later.'
const NOT_BANNED = 'Could not ban driver. Please try again later.'
const HALF_BANNED = `${NOT_BANNED} The ban is set; the driver is still in the organisation.`

const verify: ActionCase = {
  of: 'verified',
  button: 'Internally verified',
  question: /^Set .+ to Internally verified\?$/,
  call: 'setStatus',
  success: 'Driver status has been changed to Internally ver.',
  failure: NOT_UPDATED,
}
const setStatus: ActionCase = {
  of: 'verified',
  button: 'Set status…',
  question: /^Set the status of .+$/,
  confirm: 'Set status',
  choose: 'Under review',
  call: 'setStatus',
  success: 'Driver status has been changed to Under Review.',
  failure: NOT_UPDATED,
}
const ban: ActionCase = {
  of: 'verified',
  button: 'Ban driver',
  question: /^Ban .+\?$/,
  call: 'setStatus',
  success: 'Driver has been banned and deleted from your organisation.',
  failure: NOT_BANNED,
}
const banByStatus: ActionCase = {
  ...setStatus,
  choose: 'Banned',
  leadsTo: ban,
  success: ban.success,
  failure: ban.failure,
}
const lift: ActionCase = {
  of: 'banned_explicitly',
  button: 'Lift House & Yard Ban',
  question: /^Lift the House & Yard Ban of .+\?$/,
  call: 'liftBan',
  success: 'House & Yard Ban has been lifted.',
  failure: 'Could not lift House & Yard Ban. Please try again later.',
}
const remove: ActionCase = {
  of: 'verified',
  button: 'Delete driver',
  question: /^Delete .+\?$/,
  call: 'removeMember',
  success: 'Driver has been deleted from your organisation.',
  failure: 'Driver could not be deleted. Please try again later.',
}

/** Opens the dialog by its button. */
async function open({ button, question }: ActionCase) {
  await press(button)
  return within(await screen.findByRole('dialog', { name: question }))
}

const DANGEROUS = ['Ban driver', 'Delete driver']

/** Dangerous actions are behind a button. */
async function press(action: string) {
  const isBehind = DANGEROUS.includes(action)
  if (isBehind) await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole(isBehind ? 'menuitem' : 'button', { name: action }))
}

/** Opens the dialog, makes the choice if there is one, and clicks the last button. */
async function act(testCase: ActionCase) {
  const dialog = await open(testCase)
  if (testCase.choose) await userEvent.click(dialog.getByRole('radio', { name: testCase.choose }))
  await userEvent.click(dialog.getByRole('button', { name: testCase.confirm ?? testCase.button }))
  if (!testCase.leadsTo) return
  const { question, button } = testCase.leadsTo
  const next = within(await screen.findByRole('dialog', { name: question }))
  await expect(next.getByText(/^They won’t be able to drive for [A-Z][\w ]+ or its sub-organisations/)).toBeVisible()
  await userEvent.click(next.getByRole('button', { name: button }))
}

async function toastSays(title: string, sentence: string) {
  const notifications = within(await screen.findByRole('region', { name: 'Notifications' }))
  const text = await notifications.findByText(sentence)
  const item = notifications.getAllByRole('listitem').find((each) => each.contains(text))
  await expect(within(item as HTMLElement).getByText(title)).toBeInTheDocument()
  await userEvent.hover(text) // or it would go after five seconds
}

const failsWith = (sentence: string) => toastSays('Something went wrong', sentence)

/** The page after a failure, without its toast. */
async function stillHere() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await expect(screen.getByText('Driver ID')).toBeVisible()
  toast.clear()
  await waitFor(() => expect(screen.queryByText(/Please try again later|not allowed/)).not.toBeInTheDocument())
}

/** Performs the action and returns to the list. */
async function succeed(testCase: ActionCase) {
  await act(testCase)
  await toastSays('Success', testCase.success)
  await expect(await screen.findByRole('tab', { name: 'Drivers' })).toBeVisible()
}

const succeeds = (testCase: ActionCase) => ({
  parameters: { route: driverIn(testCase.of).page },
  play: () => succeed(testCase),
})

/** Opens the dialog and leaves it open. */
const asks = (testCase: ActionCase) => ({
  parameters: { route: driverIn(testCase.of).page },
  play: async () => {
    const dialog = await open(testCase)
    await expect(dialog.getByRole('button', { name: testCase.button })).toBeVisible()
  },
})

export const BanQuestion = meta.story({
  name: 'Ban dialog',
  tags: ['!no-visual', 'visual-mobile'],
  ...asks(ban),
})
export const LiftQuestion = meta.story({ name: 'Lift ban dialog', tags: ['!no-visual'], ...asks(lift) })

export const SameStatus = meta.story({
  name: 'Set the status they already have',
  parameters: { route: driverIn('verified').page },
  play: async () => {
    const dialog = await open(setStatus)
    await expect(dialog.getByRole('radio', { name: 'Verified' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Set status' }))
    await expect(await dialog.findByText('They already have this status, so there is nothing to change.')).toBeVisible()
  },
})

export const StillExpired = meta.story({
  name: 'Internally verified, with expired documents',
  parameters: { route: driverIn('pending').page },
  beforeEach: () =>
    void sandboxOfStory().sandbox.state.world.deadlines.set(driverIn('pending').id, {
      idCard: '2026-03-10',
      passport: '2026-03-09',
    }),
  play: async () => {
    await expect(await screen.findByText(/9 Mar 2026/)).toBeVisible()
    const dialog = await open(verify)
    await expect(
      dialog.getByText('They still can’t drive until their passport and identity card are renewed.'),
    ).toBeVisible()
  },
})

const BANNED_ALREADY = 'This driver is banned already.'

export const BannedAlready = meta.story({
  name: 'Driver who is already banned',
  tags: ['behaviour'],
  parameters: { route: driverIn('banned_explicitly').page },
  play: async ({ step }) => {
    await step('in the menu', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      const item = await screen.findByRole('menuitem', { name: ban.button })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toHaveAccessibleDescription(BANNED_ALREADY)
      await userEvent.keyboard('{Escape}')
    })
    await step('in the palette', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Search' }))
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), ban.button)
      const option = await screen.findByRole('option', { name: new RegExp(ban.button) })
      await expect(option).toHaveAttribute('aria-disabled', 'true')
      await expect(option).toHaveTextContent(BANNED_ALREADY)
    })
  },
})

export const Verify = meta.story({ ...succeeds(verify) })
export const SetStatus = meta.story({ name: 'Set status', ...succeeds(setStatus) })
export const Ban = meta.story({ ...succeeds(ban) })
export const BanByStatus = meta.story({ name: 'Ban by choosing a status', ...succeeds(banByStatus) })
export const Lift = meta.story({ ...succeeds(lift) })
export const Delete = meta.story({ ...succeeds(remove) })

/** Answers to a call, and the text below the action's sentence. */
const FAILURES: readonly (readonly [fault: Omit<Fault, 'call'>, reason?: string])[] = [
  [{ kind: 'status', status: 403 }, 'You can’t do this here.'],
  [{ kind: 'status', status: 404 }],
  [{ kind: 'status', status: 409 }],
  [{ kind: 'status', status: 500 }],
  [{ kind: 'offline' }],
]

/** Every failure shows its sentence and leaves the page usable, so the action can be tried again. */
const failsAndWorks = (testCase: ActionCase) => ({
  parameters: { route: driverIn(testCase.of).page },
  play: async () => {
    const { faults } = sandboxOfStory().sandbox.state
    for (const [fault, reason] of FAILURES) {
      faults.push({ ...fault, call: testCase.call, times: 1 })
      await act(testCase)
      await failsWith(testCase.failure)
      if (reason) await failsWith(reason)
      await stillHere()
    }
    await succeed(testCase)
  },
})

export const SetStatusFails = meta.story({
  name: 'Set status fails',
  parameters: { route: driverIn(setStatus.of).page, faults: [{ call: 'setStatus', kind: 'status', status: 403 }] },
  play: async () => {
    await act(setStatus)
    await failsWith(setStatus.failure)
  },
})

export const SetStatusAfterFailures = meta.story({
  name: 'Set status, after each failure',
  tags: ['behaviour'],
  ...failsAndWorks(setStatus),
})

const isWrite = (call: string) => /^(PATCH|DELETE) /.test(call)

export const ChoiceIsKept = meta.story({
  name: 'Refused status stays selected',
  parameters: { route: driverIn(setStatus.of).page, faults: [{ call: 'setStatus', kind: 'status', times: 1 }] },
  play: async () => {
    await act(setStatus)
    await failsWith(NOT_UPDATED)
    await stillHere()
    const dialog = await open(setStatus)
    await expect(dialog.getByRole('radio', { name: 'Under review' })).toBeChecked()
  },
})

export const ChangedMeanwhile = meta.story({
  name: 'Status changed by a colleague in the meantime',
  tags: ['!no-visual', 'visual-mobile'],
  parameters: { route: driverIn(setStatus.of).page },
  play: async () => {
    const dialog = await open(setStatus)
    await userEvent.click(dialog.getByRole('radio', { name: 'Under review' }))
    const colleagueSees = sandboxOfStory().sandbox.state.world.people.get(driverIn('verified').id)
    if (colleagueSees) colleagueSees.status = 'overdue'
    await userEvent.click(dialog.getByRole('button', { name: 'Set status' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone else has just set the status to Red (overdue). Your change wasn’t saved.',
    )
    await expect(dialog.getByRole('radio', { name: 'Under review' })).toBeChecked()
  },
})

export const ChoiceIsMissing = meta.story({
  name: "Status must be chosen if the current one can't be set",
  parameters: { route: driverIn('submitted').page },
  play: async () => {
    const calls = recordCalls()
    const dialog = await open(setStatus)
    await userEvent.click(dialog.getByRole('button', { name: 'Set status' }))
    await expect(await dialog.findByText('Field is mandatory.')).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(calls.filter(isWrite)).toEqual([])
  },
})

/** The second call of a ban fails: the driver is shown as banned, and can still be deleted. */
const halfFails = (fault: Omit<Fault, 'call'>) => ({
  parameters: { route: driverIn(ban.of).page, faults: [{ ...fault, call: 'removeMember' as const, times: 1 }] },
  play: async () => {
    await act(ban)
    await failsWith(HALF_BANNED)
    await stillHere()
    await expect(
      await screen.findByRole('heading', { name: /^Can’t drive: banned by (?!an organisation above)/ }),
    ).toBeVisible()
    await succeed(remove)
  },
})

export const RemovalUnanswered = meta.story({
  name: 'Ban: no answer to the removal',
  tags: ['behaviour'],
  ...halfFails({ kind: 'offline' }),
})

/** Milliseconds after which an unanswered call times out. */
const DEADLINE = 30_000

const { setTimeout: schedule } = window

/** Holds back the deadlines of the calls that follow until asked to let them pass. */
function holdDeadlines() {
  const held: (() => void)[] = []
  const hold = (work: () => void, delay?: number) => (delay === DEADLINE ? held.push(work) : schedule(work, delay))
  window.setTimeout = hold as typeof window.setTimeout // the console only schedules functions
  return () => {
    window.setTimeout = schedule
    for (const expire of held) expire()
  }
}

/**
 * A call that is never answered keeps its dialog open until it times out; it is sent once, however often the button is
 * clicked.
 */
const stalls = (testCase: ActionCase) => ({
  parameters: {
    route: driverIn(testCase.of).page,
    faults: [{ call: testCase.call, kind: 'stalled' as const, times: 1 }],
  },
  beforeEach: () => () => {
    window.setTimeout = schedule
  },
  play: async () => {
    const calls = recordCalls()
    const sent = () => calls.filter(isWrite)
    const dialog = await open(testCase)
    if (testCase.choose) await userEvent.click(dialog.getByRole('radio', { name: testCase.choose }))
    const confirm = dialog.getByRole('button', { name: testCase.confirm ?? testCase.button })
    const expire = holdDeadlines()
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sent()).toHaveLength(1))
    await expect(screen.getByRole('dialog', { name: testCase.question })).toBeVisible()
    expire()
    await failsWith(testCase.failure)
    await stillHere()
    await expect(sent()).toHaveLength(1)
    await succeed(testCase)
  },
})

export const SetStatusStalls = meta.story({ name: 'Set status stalls', tags: ['behaviour'], ...stalls(setStatus) })
export const BanStalls = meta.story({ name: 'Ban stalls', tags: ['behaviour'], ...stalls(ban) })
