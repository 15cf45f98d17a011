import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { addDrivers, driversOf } from './addPeople.ts'
import { expect } from './fixtures.ts'
import type { FakeServer } from './harness/fakeServer.ts'
import { it, signIn } from './ownServer.ts'

/** Two people work on the same drivers: nobody's decision is lost without a word. */

async function openList(page: Page, server: FakeServer) {
  const { origin, rootId } = server
  await signIn(page, server)
  await page.goto(`${origin}/organisation/${rootId}?size=100`)
}

const STATUS_IS_RED =
  'Someone else has just set the status to Red (banned here). Your change wasn’t saved. The ban has to be lifted first.'

/** Opens "Set status…" of the first driver. */
async function openStatus(page: Page) {
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Set status…' }).click()
  return page.getByRole('dialog')
}

const statusesOf = (server: FakeServer) => driversOf(server).map(({ status }) => status)

/** What a colleague does meanwhile. */
function ban(server: FakeServer, count = 1) {
  for (const driver of driversOf(server).slice(0, count)) driver.status = 'banned_explicitly'
}

it('"Set status…" that was open during a colleague’s ban says so and ends no ban', async ({ page, server }) => {
  addDrivers(server, 1)
  await openList(page, server)
  const dialog = await openStatus(page)
  await dialog.getByRole('radio', { name: 'Locked' }).check()
  ban(server)
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await expect(dialog.getByRole('alert').getByText(STATUS_IS_RED)).toBeVisible()
  expect(statusesOf(server)).toEqual(['banned_explicitly'])
  await expect(dialog.getByRole('radio', { name: 'Locked' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Set status' }).press('Enter')
  await expect(dialog).toBeVisible()
  expect(statusesOf(server)).toEqual(['banned_explicitly'])
})

it('"Undo" after a colleague’s ban changes nothing and leads to the decision', async ({ page, server }) => {
  addDrivers(server, 1)
  await openList(page, server)
  const dialog = await openStatus(page)
  await dialog.getByRole('radio', { name: 'Locked' }).check()
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await expect(page.getByText('Driver status has been changed to Red (locked).')).toBeVisible()
  ban(server)
  await page.getByRole('button', { name: 'Undo' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications.getByText(STATUS_IS_RED)).toBeVisible()
  expect(statusesOf(server)).toEqual(['banned_explicitly'])
  await notifications.getByRole('link', { name: 'Open driver' }).click()
  await expect(page.getByRole('heading', { name: /^Can’t drive: banned by/ })).toBeVisible()
})

it('a bulk action ends no ban, however often it is tried', async ({ page, server }) => {
  addDrivers(server, 6)
  await openList(page, server)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Set status…' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Locked' }).check()
  ban(server, 2)
  await sheet.getByRole('button', { name: 'Set the status of 6 drivers' }).click()
  await expect(sheet.getByText('4 done, 2 failed')).toBeVisible()
  await expect(sheet.getByText(STATUS_IS_RED)).toHaveCount(2)
  expect(statusesOf(server).filter((status) => status === 'banned_explicitly')).toHaveLength(2)
  await sheet.getByRole('button', { name: 'Retry failed' }).click()
  await expect(sheet.getByText('4 done, 2 failed')).toBeVisible()
  expect(statusesOf(server).filter((status) => status === 'banned_explicitly')).toHaveLength(2)
})

it('who was deleted meanwhile is named, and doesn’t stay selected', async ({ page, server }) => {
  addDrivers(server, 3)
  await openList(page, server)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const selection = page.getByRole('region', { name: 'Selection' })
  await selection.getByRole('button', { name: 'Set status…' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Locked' }).check()
  const [gone] = driversOf(server)
  server.sandbox.state.world.people.delete(gone?.id ?? '')
  await sheet.getByRole('button', { name: 'Set the status of 3 drivers' }).click()
  await expect(sheet.getByText('2 done, 1 failed')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).first().click()
  await expect(selection).toBeHidden()
})

it.describe('a server that needs 3 s to show a write', () => {
  it.use({ habits: { visibleAfter: 3000 } })

  it('a status that shows in the server’s answers after 3 s appears by itself', async ({ page, server }) => {
    await page.clock.install()
    addDrivers(server, 1)
    await openList(page, server)
    const dialog = await openStatus(page)
    await dialog.getByRole('radio', { name: 'Unverified' }).check()
    await dialog.getByRole('button', { name: 'Set status' }).click()
    await expect(page.getByText('Driver status has been changed to Unverified.')).toBeVisible()
    const row = page.getByRole('row', { name: /Driver a/ })
    await expect(row.getByText('Verified', { exact: true })).toBeVisible()
    await expect(row.getByText('Unverified', { exact: true })).toBeVisible({ timeout: 8000 })
    const lists = () => server.seen.filter(({ path }) => path.includes('/users?')).length
    let before = -1
    await expect // the calls of the reading that showed it
      .poll(() => {
        const isSame = lists() === before
        before = lists()
        return isSame
      })
      .toBe(true)
    await page.clock.runFor(3000)
    expect(lists()).toBe(before)
  })

  it('nor does anyone stay under "Can drive" whom only the check of documents has listed', async ({ page, server }) => {
    addDrivers(server, 130)
    const late = driversOf(server)[120]
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    server.sandbox.state.world.deadlines.set(late?.id ?? '', { passport: soon })
    await signIn(page, server)
    await page.goto(`${server.origin}/organisation/${server.rootId}?view=can-drive`)
    const row = page.getByRole('row', { name: new RegExp(`${late?.lastName}.*expires`) })
    await expect(row).toBeVisible()
    await expect(page.getByText(/documents of all 130/)).toBeVisible()
    const dialog = await openStatus(page)
    await dialog.getByRole('radio', { name: 'Locked' }).check()
    await dialog.getByRole('button', { name: 'Set status' }).click()
    await expect(page.getByText('Driver status has been changed to Red (locked).')).toBeVisible()
    await expect(row).toBeHidden({ timeout: 15_000 })
    await expect(page.getByRole('tab', { name: 'Can drive' })).toHaveAttribute('aria-description', /^129/)
  })
})

it.describe('beside the list', () => {
  it.use({ viewport: { width: 1800, height: 900 } })

  it('a driver is read again if one answer is older than the write', async ({ page, server }) => {
    addDrivers(server, 2)
    const [driver] = driversOf(server)
    await signIn(page, server)
    await page.goto(`${server.origin}/organisation/${server.rootId}?beside=${server.rootId}.${driver?.id}`)
    const verdict = page.getByRole('complementary').getByRole('region', { name: 'Verdict' })
    await expect(verdict).toContainText('Can drive')
    let isLate = true
    server.plan = ({ path }) => {
      if (driver?.status !== 'locked' || !isLate || !path.includes(`user_id=${driver.id}`)) return undefined
      if (!path.includes('/users?')) return undefined
      isLate = false
      return { answer: ({ items, ...list }) => ({ ...list, items: [{ ...items[0], status: 'verified' }] }) }
    }
    const dialog = await openStatus(page)
    await dialog.getByRole('radio', { name: 'Locked' }).check()
    await dialog.getByRole('button', { name: 'Set status' }).click()
    await expect(verdict).toContainText('Can’t drive', { timeout: 15_000 })
    expect(isLate).toBe(false)
  })
})

it('tokens of another person that appear in storage carry no write, and the shell shows who is signed in', async ({
  page,
  server,
}) => {
  addDrivers(server, 40)
  const { access_token } = server.sandbox.tokensOf('admin')
  await openList(page, server)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Internally verified' }).click()
  server.plan = ({ method }) => (method === 'PATCH' ? { wait: 300 } : undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Set 40 drivers to Internally verified' }).click()
  await expect.poll(() => server.writes().length).toBeGreaterThan(3)
  await page.evaluate((token) => localStorage.setItem('access_token', token), access_token)
  await expect(
    page.getByText(/“Internally verified” was stopped: \d+ done(, \d+ failed)?, \d+ not started\./),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu for Rafał Sobczak' })).toBeVisible()
  expect(server.writes().filter(({ person }) => person !== personas.owner.email)).toEqual([])
  expect(server.writes().length).toBeLessThan(20)
})

it('what was typed into settings, a profile and an invitation is still there after the session has been lost', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/PATCH \/api\/v1\/users returned 401/)
  const { origin, rootId, sandbox } = server
  await signIn(page, server)
  for (const [address, label, text] of [
    ['/settings', 'City', 'Gdynia'],
    ['/settings/my-account', 'First name', 'Helen'],
    [`/organisation/${rootId}?invite=user`, 'E-mail', 'ada@example.com'],
  ] as const) {
    await page.goto(`${origin}${address}`)
    const field = page.getByRole('textbox', { name: label, exact: true })
    const button = page.getByRole('button', { name: /^Save$|^Send invitation$/ })
    await field.fill(text)
    sandbox.state.world.tokens.access.clear()
    sandbox.state.world.tokens.refresh.clear()
    await button.click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByLabel('E-mail').fill(personas.owner.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(field).toHaveValue(text)
    await page.reload()
    await expect(field).toHaveValue(text)
    await button.click()
    await expect(page.getByText(/^(Settings|Profile|Invitation) ha(s|ve) been (saved|sent)\.$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    expect(await page.evaluate(() => sessionStorage.getItem('drafts') ?? '')).not.toContain(text)
  }
})

it('what is typed stays on screen when the same person signs in again in another tab', async ({
  page,
  context,
  server,
}) => {
  const { origin } = server
  await signIn(page, server)
  await page.goto(`${origin}/settings`)
  const city = page.getByRole('textbox', { name: 'City', exact: true })
  await city.fill('Gdynia')
  const other = await context.newPage()
  await other.goto(`${origin}/sign-up`)
  await other.getByLabel('E-mail').fill('second@example.com')
  await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  server.plan = ({ path }) => {
    if (path.endsWith('/auth/whoami')) return { wait: 200 } // so that the page is without a user for a while
    if (!path.endsWith('/auth/register')) return undefined
    return { isCarriedOut: false, answer: () => server.sandbox.tokensOf('owner') }
  }
  const asked = page.waitForResponse(/whoami/)
  await other.getByRole('button', { name: 'Create account' }).click()
  await other.getByRole('heading', { level: 1, name: 'Meridian Freight' }).waitFor()
  await asked
  await expect(city).toHaveValue('Gdynia')
  await page.reload()
  await expect(city).toHaveValue('Gdynia')
})
