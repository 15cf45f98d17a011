import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Lists and bulk work',
  component: OrganisationScreen,
  id: 'screens-organisation-lists', // as links and screenshots have it
  tags: ['autodocs'],
  parameters: { route: '/', layout: 'fullscreen' },
})

/** The drivers of organisations on the story's server: the one who can sign in has none. */
function drivers() {
  const { people } = sandboxOfStory().sandbox.state.world
  return [...people.values()].filter(({ role, organizationId }) => role === 'driver' && organizationId)
}

/** Adds copies of one driver, until there are so many in the list. */
function fillUpTo(count: number) {
  const { world } = sandboxOfStory().sandbox.state
  const [model] = drivers().filter(({ status }) => status === 'verified')
  if (!model) throw new RangeError('The world has no verified driver.')
  for (let at = 0; at < count; at += 1) {
    const id = `00000000-0000-4000-9000-${at.toString().padStart(12, '0')}`
    world.people.set(`${id} ${model.organizationId}`, { ...model, id, dtId: 500_000 + at })
  }
}

async function selectPage() {
  await screen.findByText(/^1–20 of /)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  return within(await screen.findByRole('region', { name: 'Selection' }))
}

export const OneDriver = meta.story({
  name: 'One driver',
  beforeEach: () => {
    const { people } = sandboxOfStory().sandbox.state.world
    const [kept] = drivers().filter(({ status }) => status === 'verified')
    const others = new Set(drivers().filter((driver) => driver !== kept))
    for (const [key, person] of people) if (others.has(person)) people.delete(key)
  },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
  }),
})

export const LongNames = meta.story({
  name: 'Long and right-to-left names',
  tags: ['visual-mobile'],
  beforeEach: () => {
    const names = [
      { firstName: 'محمد عبد الرحمن', lastName: 'الأنصاري' },
      { firstName: 'אברהם־יצחק', lastName: 'בן־גוריון־רוזנפלד' },
      { firstName: 'Ng', lastName: 'U' },
      { firstName: 'Maximilian-Alexander', lastName: 'von Braunschweig-Wolfenbüttel zu Hohenlohe-Langenburg' },
    ]
    for (const [at, driver] of drivers().entries())
      Object.assign(driver, names[at % names.length], {
        email: `${at}.a.very.long.local.part.of.an.address@mail.logistics-and-forwarding.example.org`,
      })
  },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  }),
})

export const Banned = meta.story({
  name: 'Banned drivers, and who banned them',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('Meridian Freight', '?drivers=banned') },
  play: inTests(async ({ canvas }) => {
    await canvas.findByText(/^1–\d+ of \d+$/)
    for (const who of ['Meridian Freight', 'Kestrel Couriers', 'an organisation above'])
      await expect(canvas.getAllByText(`Banned by ${who}`)[0]).toBeVisible()
  }),
})

export const BannedAlready = meta.story({
  name: 'Several selected: drivers already banned are skipped',
  tags: ['no-visual', 'behaviour'],
  parameters: { route: organisationPage('Meridian Freight', '?drivers=banned') },
  play: async ({ canvas, step }) => {
    const reason = 'This driver is banned already.'
    await canvas.findByText(/^1–\d+ of \d+$/)
    const row = canvas
      .getAllByRole('row')
      .find((each) => within(each).queryByText('Banned by Meridian Freight') !== null) as HTMLElement // the world has one
    await step('a row says so', async () => {
      await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }))
      const item = await screen.findByRole('menuitem', { name: 'Ban driver' })
      await expect(item).toHaveAttribute('aria-disabled', 'true')
      await expect(item).toHaveAccessibleDescription(reason)
      await userEvent.keyboard('{Escape}')
    })
    await step('and so does the sheet', async () => {
      await userEvent.click(within(row).getByRole('checkbox'))
      const selection = within(await screen.findByRole('region', { name: 'Selection' }))
      await userEvent.click(await actionOf(selection, 'Ban driver'))
      const sheet = within(await screen.findByRole('dialog', { name: 'Ban driver' }))
      await expect(within(sheet.getByRole('region', { name: 'Skipped' })).getByText(reason)).toBeVisible()
      const nobody = 'This doesn’t apply to anyone you selected.'
      await expect(sheet.getAllByText(nobody)[0]).toBeVisible()
      await expect(sheet.queryByText(/won’t be able to drive/)).not.toBeInTheDocument()
      await expect(sheet.getByRole('button', { name: 'Ban driver' })).toHaveAccessibleDescription(nobody)
    })
  },
})

export const NobodyBanned = meta.story({
  name: 'No one banned',
  parameters: { route: organisationPage('Empty Yard', '?drivers=banned') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Banned drivers will be listed here.')).toBeVisible()
  }),
})

export const DocumentsLoading = meta.story({
  name: 'Documents of the drivers on screen: loading',
  parameters: { faults: [{ call: 'deadlines', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })[0]).toBeEnabled()
    await expect(canvas.getAllByText('Documents not checked').length).toBeGreaterThan(5)
    await expect(canvas.queryByText(/ expired /)).not.toBeInTheDocument()
  }),
})

export const DocumentsFailing = meta.story({
  name: 'Documents of the drivers on screen: not loaded',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'deadlines', kind: 'status', status: 403 }] },
  play: inTests(async ({ canvas }) => {
    await canvas.findByText('1–20 of 388')
    await waitFor(() => expect(canvas.getAllByText('Documents couldn’t be loaded').length).toBeGreaterThan(5))
    const tab = canvas.getByRole('tab', { name: 'Can drive' })
    await waitFor(() => expect(tab).toHaveAccessibleDescription(/^–, \d+ not checked$/)) // the statuses are counted after the rows
  }),
})

export const ForViewer = meta.story({
  name: 'For a viewer: a selection to contact, print and export',
  tags: ['visual-mobile'],
  globals: { persona: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–20 of \d+$/)
    await expect(canvas.queryByRole('button', { name: 'Invite driver' })).not.toBeInTheDocument()
    const [first] = canvas.queryAllByRole('checkbox', { name: /^Select (?!all)/ })
    if (!first) return // cards are selected by their menus, which a viewer has none of
    await userEvent.click(first)
    const selection = within(await screen.findByRole('region', { name: 'Selection' }))
    await userEvent.click(await selection.findByRole('button', { name: 'Contact or export' }))
    await expect(await screen.findByRole('menuitem', { name: 'Print files' })).toBeEnabled()
    await expect(selection.getAllByRole('button')).toHaveLength(2) // and no action
  },
})

export const BulkPlan = meta.story({
  name: 'Several selected: who is affected, and who is skipped',
  tags: ['visual-mobile'],
  play: async ({ canvas }) => {
    await canvas.findByText('1–20 of 388')
    const selection = await selectPage()
    await userEvent.click(await actionOf(selection, 'Internally verified'))
    const sheet = within(await screen.findByRole('dialog', { name: /^Set \d+ drivers to Internally verified$/ }))
    await expect(sheet.getByRole('region', { name: 'Affected' })).toBeVisible()
    const skipped = sheet.getByRole('region', { name: 'Skipped' })
    skipped.scrollIntoView() // below those who are affected
    await expect(skipped).toBeVisible()
  },
})

/** An action on the selection: a button, or on a phone an item of a menu. */
async function actionOf(selection: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const button = selection.queryByRole('button', { name })
  if (button) return button
  await userEvent.click(selection.getByRole('button', { name: 'Actions' }))
  return screen.findByRole('menuitem', { name })
}

export const BulkRunning = meta.story({
  name: 'Several selected: in progress',
  // Else its calls time out half a minute later, and a toast says so in another story.
  parameters: { afterwards: () => screen.getByRole('button', { name: 'Cancel' }).click() },
  play: async () => {
    const selection = await selectPage()
    await userEvent.click(await actionOf(selection, 'Ban driver'))
    const sheet = within(await screen.findByRole('dialog', { name: /^Ban \d+ drivers$/ }))
    sandboxOfStory().sandbox.state.faults.push({ call: 'setStatus', kind: 'stalled' })
    await userEvent.click(sheet.getByRole('button', { name: /^Ban \d+ drivers$/ }))
    await expect(await sheet.findByRole('progressbar', { name: /^Ban \d+ drivers$/ })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const BulkPartlyFails = meta.story({
  name: 'Several selected: some fail',
  play: async ({ step }) => {
    const selection = await selectPage()
    await userEvent.click(await actionOf(selection, 'Ban driver'))
    const sheet = within(await screen.findByRole('dialog', { name: /^Ban \d+ drivers$/ }))
    await step('three are refused', async () => {
      sandboxOfStory().sandbox.state.faults.push({ call: 'setStatus', kind: 'status', status: 403, times: 3 })
      await userEvent.click(sheet.getByRole('button', { name: /^Ban \d+ drivers$/ }))
      await expect(await sheet.findByText(/done, 3 failed/)).toBeVisible()
      await expect(sheet.getByRole('region', { name: 'Failed' })).toBeVisible()
    })
    await step('and can be tried again', async () => {
      await expect(sheet.getByRole('button', { name: 'Retry failed' })).toBeVisible()
    })
  },
})

export const SelectionCapped = meta.story({
  name: 'More than can be selected',
  globals: { world: 'small' },
  beforeEach: () => fillUpTo(200),
  play: async ({ canvas, userEvent }) => {
    await selectPage()
    await userEvent.click(canvas.getByRole('button', { name: 'Select the first 500' }))
    await expect(await canvas.findByText(/^500 selected/)).toBeVisible()
    await expect(
      canvas.getByText(/At most 500 people can be selected at once\. These are the first of 588\. Filter the list/),
    ).toBeVisible()
  },
})

export const NumberTyped = meta.story({
  name: 'More than 50 people: confirmed by typing the number',
  tags: ['no-visual', 'behaviour'],
  globals: { world: 'small' },
  beforeEach: () => fillUpTo(200),
  play: async ({ canvas, userEvent }) => {
    await selectPage()
    await userEvent.click(canvas.getByRole('button', { name: 'Select the first 500' }))
    await expect(await canvas.findByText(/^500 selected/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ban driver' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ban 500 drivers' }))
    const ban = sheet.getByRole('button', { name: 'Ban 500 drivers' })
    await expect(ban).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Type 500 to confirm' }), '50{Enter}')
    await expect(ban).toHaveAttribute('aria-disabled', 'true')
    await expect(sheet.queryByRole('progressbar')).not.toBeInTheDocument()
    await userEvent.type(sheet.getByRole('textbox', { name: 'Type 500 to confirm' }), '0')
    await expect(ban).not.toHaveAttribute('aria-disabled')
  },
})

export const SelectionCancelled = meta.story({
  name: 'Selecting all, cancelled',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await selectPage()
    sandboxOfStory().sandbox.state.faults.push({ call: 'listUsers', kind: 'stalled' })
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 388' }))
    await expect(await canvas.findByText(/Loading 0 of 388…/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Select all 388' })).toBeVisible()
    await expect(canvas.getByText(/^20 selected/)).toBeVisible()
  },
})

export const Partial = meta.story({
  name: 'Only 2,000 rows searched',
  globals: { world: 'small' },
  beforeEach: () => {
    fillUpTo(2000)
    const { now } = sandboxOfStory().sandbox.state
    for (const driver of drivers()) driver.updatedAt = new Date(now()).toISOString()
  },
  parameters: { route: organisationPage('Meridian Freight', '?changed=yesterday') },
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We searched 2,000 of [\d,]+ drivers\. Add a filter to search the rest\.$/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible()
    await expect(canvas.getByText('1–20 of 2,000')).toBeVisible()
  }),
})

export const Exported = meta.story({
  name: 'Exported',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(await screen.findByText('388 rows exported.')).toBeVisible()
    await userEvent.hover(screen.getByText('388 rows exported.')) // or it would go after five seconds
    await expect(save).toHaveBeenCalledOnce()
    save.mockRestore()
  },
})

export const Exporting = meta.story({
  name: 'Exporting',
  tags: ['visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/ expires (?:today|tomorrow|in \d+ days)$/) // the rows' verdicts are there
    await canvas.findAllByText(/checked/) // and the figures
    sandboxOfStory().sandbox.state.faults.push({ call: 'listUsers', kind: 'stalled' })
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(await screen.findByRole('progressbar', { name: 'Rows loaded' })).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const ExportFails = meta.story({
  name: 'Export fails',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    sandboxOfStory().sandbox.state.faults.push({ call: 'listUsers', kind: 'status', status: 400 })
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(await screen.findByText('The list could not be exported. Please try again later.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const MoreActions = meta.story({
  name: 'More actions',
  tags: ['visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Edit organisation' })).toBeVisible()
  },
})

export const EditOrganisation = meta.story({
  name: 'Edit organisation',
  tags: ['visual-mobile'],
  parameters: { route: organisationPage('North') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^1–20 of \d+$/)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit organisation' }))
    await expect(await screen.findByRole('textbox', { name: /name/i })).toHaveValue('North')
  },
})

export const PaletteFails = meta.story({
  name: "Command palette: people can't be loaded",
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    sandboxOfStory().sandbox.state.faults.push({ call: 'listUsers', kind: 'status', status: 400 })
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'north')
    await expect(await screen.findByRole('option', { name: /^North/, selected: true })).toBeVisible()
  },
})

export const PaletteVerdicts = meta.story({
  name: 'Command palette: verdicts, lists by any word, and names in other spellings',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => {
    const { deadlines } = sandboxOfStory().sandbox.state.world
    for (const { id } of drivers()) deadlines.set(id, { passport: '2020-03-01' })
  },
  play: async ({ canvas, userEvent }) => {
    const [reason] = await canvas.findAllByText(/^Passport expired /)
    const row = reason?.closest('tr')
    if (!row) throw new Error('Nobody on the page has an expired passport.')
    const name = within(row).getAllByRole('link')[0]?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const box = await screen.findByRole('combobox', { name: 'Search' })
    const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    await userEvent.type(box, name)
    await waitFor(() => expect(options()).toContainEqual(expect.stringMatching(/Can’t drive: passport expired .+ · /)))
    await expect(options()).toContainEqual(expect.stringMatching(/erified, documents not checked · /))
    for (const word of ['expired', 'cannot']) {
      await userEvent.clear(box)
      await userEvent.type(box, word)
      await waitFor(() => expect(options()[0]).toMatch(/^Drivers who can’t drive/))
    }
    await userEvent.clear(box)
    await userEvent.type(box, 'red')
    await waitFor(() => expect(options().find((text) => /drivers/i.test(text ?? ''))).toMatch(/^Red drivers/))
    await userEvent.clear(box)
    await userEvent.type(box, 'Schaefer')
    await waitFor(() => expect(options()[0]).toMatch(/Schäfer/))
    await userEvent.clear(box)
    await userEvent.type(box, 'qqq')
    await waitFor(() => expect(screen.getByText(/^No results\. Try a name, driver ID or phone number\./)).toBeVisible())
  },
})

export const BulkWithExpiredDocuments = meta.story({
  name: 'Bulk: some of them have expired documents',
  tags: ['no-visual', 'behaviour'],
  beforeEach: () => {
    const { deadlines } = sandboxOfStory().sandbox.state.world
    for (const { id } of drivers()) deadlines.set(id, { passport: '2020-03-01' })
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/^Passport expired /)
    await userEvent.click(await actionOf(await selectPage(), 'Internally verified'))
    const sheet = within(await screen.findByRole('dialog', { name: /^Set \d+ drivers to Internally verified$/ }))
    await expect(
      sheet.getByText(
        /^\d+ of these \d+ still can’t drive because a document has expired\. The documents of \d+ drivers haven’t been checked\.$/,
      ),
    ).toBeVisible()
  },
})
