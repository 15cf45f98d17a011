import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ documentChecks: 0 })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')

async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name: `Account menu for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

async function saveView(page: Page, name: string) {
  await page.bringToFront() // a whole browser draws hidden tabs about once a second
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: /^Save/ }).click()
  await page.getByLabel('View name').fill(name)
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('a sign-out removes drafts in every tab, including one that shows no console at the time', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('new')
  await page.getByLabel('First name').fill('Noor')
  const [other, away] = [await context.newPage(), await context.newPage()]
  for (const tab of [other, away]) {
    await tab.goto('/onboarding/profile')
    await tab.getByLabel('First name').fill('Haddad')
    await expect.poll(() => draftsOf(tab)).toContain('Haddad')
  }
  await away.goto('about:blank')
  await page.goto('/invitation/expired')
  await page.getByRole('button', { name: 'Switch account' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(await draftsOf(page)).toBe('')
  await expect.poll(() => draftsOf(other)).toBe('')
  await away.goto('/sign-in')
  await expect(heading(away, 'Sign in')).toBeVisible()
  expect(await draftsOf(away)).toBe('')
})

test('a sign-out removes saved views that name a person, and keeps the others', async ({ page, context, signIn }) => {
  await signIn('owner')
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
  await saveView(page, 'All')
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('Kowalski')
  await expect(page).toHaveURL(/Name=Kowalski/)
  await saveView(page, 'One')
  const other = await context.newPage()
  await other.goto('/')
  await expect(heading(other, 'Meridian Freight')).toBeVisible()
  await signOut(other, 'Helena Marsh')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('Kowalski')
  expect(stored).toContain('saved_views')
  expect(stored).toContain('All')
})

test('views saved in two tabs are all kept', async ({ page, context, signIn }) => {
  await signIn('owner')
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(heading(other, 'Meridian Freight')).toBeVisible()
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab.getByRole('button', { name: 'Views' }).click() // both have read the stored views
    await tab.getByRole('menu').press('Escape')
    await expect(tab.getByRole('menu')).toBeHidden() // in a hidden tab it would close only later
  }
  await saveView(page, 'First')
  await saveView(other, 'Second')
  await saveView(page, 'Third')
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab.getByRole('button', { name: 'Views' }).click()
    for (const name of ['First', 'Second', 'Third']) await expect(tab.getByRole('menuitem', { name })).toBeVisible()
  }
})

test('closed dialogs leave nothing to go back through', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
  await page.getByRole('treeitem', { name: /^North/ }).click()
  await expect(heading(page, 'North')).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await openAndClose(page, 'Live statuses')
  await page.goBack()
  await expect(heading(page, 'North')).toBeVisible()
  await openAndClose(page, 'More actions', 'Invite user')
  await openAndClose(page, 'Invite driver')
  await page.goBack()
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
})

/** Opens a dialog, or an item of a menu, and closes it in both ways. */
async function openAndClose(page: Page, button: string, item?: string) {
  for (const way of ['button', 'keyboard']) {
    await page.getByRole('button', { name: button }).click()
    if (item) await page.getByRole('menuitem', { name: item }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    if (way === 'button') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    else await page.keyboard.press('Escape')
    if (way === 'keyboard') await page.keyboard.press('Escape') // once too often
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(/invite=|live=/)
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  }
}

test('a dialog opened by its address is closed by removing it from the address', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
  const list = page.url()
  await page.goto(`${list}?invite=user`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/invite=/)
  await expect(heading(page, 'Meridian Freight')).toBeVisible()
})

test('a question that was open when its list was left isn’t open again on return', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('link', { name: /^Drivers of Meridian Freight/ }).click()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Set status…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
