import { readFile } from 'node:fs/promises'
import { DEMO_PASSWORD } from '@driver-trust/sandbox'
import type { Page, Request } from '@playwright/test'
import { startBrokenServer } from './brokenServer.ts'
import { expect, test } from './fixtures.ts'
import { figuresOfList } from './rangeOfList.ts'

test('the keys lead through the red drivers, across the border of a page', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=red`)
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(20)
  const names = await links.allTextContents()
  await page.getByRole('searchbox', { name: 'Find drivers' }).press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.getByRole('navigation', { name: 'Drivers of the list' })
  for (const [at, name] of names.entries()) {
    await expect(heading).toHaveText(name)
    await expect(place).toContainText(`${at + 1} of`)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Can’t drive')
    await expect(place.getByRole('link', { name: 'Next' })).toBeVisible()
    await page.keyboard.press('j')
  }
  await expect(place).toContainText('21 of')
  await page.keyboard.press('k')
  await expect(heading).toHaveText(names.at(-1) ?? '')
  await page.keyboard.press('j')
  await expect(place).toContainText('21 of')
  await page.goBack()
  await expect(page).toHaveURL(/\?statusBadge=red$/)
  await page.goForward()
  await page.getByRole('link', { name: 'Red drivers of Meridian Freight' }).click()
  await expect(page).toHaveURL(/\?statusBadge=red&page=2$/)
})

test('after an action the place in the list stays: the toast and N lead to the next driver', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('treeitem', { name: 'South' }).click() // where no other test looks
  await page.getByRole('heading', { level: 1, name: 'South' }).waitFor()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=under_review`)
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(6)
  const [, second, third] = await links.allTextContents()
  await links.first().click()
  const heading = page.getByRole('heading', { level: 1 })
  const verify = async () => {
    await page.getByRole('button', { name: 'Internally verified' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Internally verified' })
      .click()
    await expect(page).toHaveURL(/\?statusBadge=under_review$/)
  }
  await verify()
  await page.getByRole('button', { name: /^Next: .+ \(1 of 5\)$/ }).click()
  await expect(heading).toHaveText(second ?? '')
  await verify()
  await page.getByRole('heading', { level: 1, name: 'South' }).waitFor()
  await page.keyboard.press('n')
  await expect(heading).toHaveText(third ?? '')
  await expect(page.getByRole('navigation', { name: 'Drivers of the list' })).toContainText('1 of')
  await page.goBack()
  await expect(page).toHaveURL(/\?statusBadge=under_review$/)
})

test('the gate check gives a verdict for an ID, and none offline', async ({ page, signIn, context }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Gate check' }).click()
  await page.getByRole('textbox', { name: 'Driver ID' }).fill('04 21 97')
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('04 21 97')
  await expect(verdict).toContainText(/^(Can drive|Can’t drive|Can’t say|Not cleared yet)/)
  await expect(verdict).toContainText(/Checked at \d\d:\d\d:\d\d/)
  await context.setOffline(true)
  await expect(page.getByText(/^You’re offline, so we can’t check drivers/)).toBeVisible()
  await expect(verdict).toBeHidden()
  await context.setOffline(false)
  await expect(verdict).toBeVisible()
  await page.getByRole('button', { name: 'Check another' }).click()
  await expect(page.getByRole('textbox', { name: 'Driver ID' })).toBeFocused()
})

test('deadlines are exported only for the organisations whose lists the user may export', async ({ page, signIn }) => {
  await signIn('subAdmin')
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: /^Check all \d+$/ }).click()
  await expect(page.getByText(/^All \d+ drivers checked$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table').getByText('Kestrel Night Shift').first()).toBeVisible()
  for (const name of ['Export CSV', 'Export calendar']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('Kestrel Couriers')
    expect(file).not.toContain('Kestrel Night Shift')
  }
  await expect(page.getByText(/^\d+ of \d+ drivers exported\. You can’t export /).first()).toBeVisible()
})

test('all documents of the branch are checked in two clicks, and exported', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  let [inFlight, most] = [0, 0]
  const count = (by: 1 | -1) => (request: Request) => {
    if (request.url().includes('/users/deadlines/')) inFlight += by
    most = Math.max(most, inFlight)
  }
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: /^Check all \d+$/ }).click()
  await expect(page.getByText(/^All \d+ drivers checked$/)).toBeVisible({ timeout: 60_000 })
  expect(most).toBeLessThanOrEqual(6)
  await page.getByRole('radio', { name: /^Expired \(verified drivers\)/ }).click()
  await expect(page).toHaveURL(/due=verified_expired/)
  await expect(page.getByText('Expired document').first()).toBeVisible()
  const files = []
  for (const name of ['Export CSV', 'Export calendar']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    files.push(await readFile(await (await download).path(), 'utf8'))
  }
  expect(files[0]).toContain('"Expired"')
  expect(files[1]).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0/)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText(/Can’t drive: .+ expired/)
  await page.getByRole('link', { name: /^Deadlines of / }).click()
  await expect(page.getByText(/^All \d+ drivers checked$/)).toBeVisible()
})

/** The documents of the page and of the board's check have arrived: until then the order changes. */
async function documentsKnown(page: Page) {
  await figuresOfList(page)
  await expect(page.getByText(/^2\d\d of 388 drivers checked$/)).toBeVisible()
}

test('a stopped check reads its list again when the user comes back, and can go on', async ({ page, signIn }) => {
  await signIn('owner')
  await page.route('**/users/deadlines/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200)) // time to stop it
    await route.continue()
  })
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: /^Check all \d+$/ }).click()
  await expect(page.getByRole('progressbar', { name: 'Checking drivers' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const goOn = page.getByRole('button', { name: 'Continue' })
  await expect(goOn).toBeVisible()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  const again = page.waitForRequest(/[?&]page_size=100(&|$)/)
  await page.getByRole('link', { name: /^Deadlines of / }).click()
  await again // an action may have changed a status
  await expect(goOn).toBeVisible()
})

test('drivers who are equally urgent are in the order of the list, whichever answer comes first', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const address = `${new URL(page.url()).pathname}?view=deadlines`
  const names = async () => {
    await page.goto(address)
    await documentsKnown(page)
    return page.getByRole('rowheader').allTextContents()
  }
  const inOrder = await names()
  let asked = 0
  await page.route('**/users/deadlines/*', async (route) => {
    asked += 1
    if (asked % 3 === 1) await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  expect(await names()).toEqual(inOrder)
})

test('a change of status can be undone from its toast', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=unverified`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  const sent: unknown[] = []
  await page.route(/\/api\/v1\/users\/status$/, (route) => {
    sent.push(route.request().postDataJSON().status)
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Internally verified' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
  await expect(page.getByText(/, previously Unverified$/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change has been undone.')).toBeVisible()
  expect(sent).toEqual(['internal_verified', 'unverified'])
})

test('a lifted ban can be set again, with the question that a ban asks', async ({ page }) => {
  const server = await startBrokenServer() // for a world of its own
  await page.goto(`${server.origin}/sign-in`)
  await page.getByLabel('E-mail').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('radio', { name: 'Banned' }).click()
  await expect(page.getByRole('columnheader', { name: 'Banned' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Banned by Meridian Freight' }).first()
  const name = (await row.getByRole('rowheader').textContent()) ?? ''
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Lift House & Yard Ban' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift House & Yard Ban' }).click()
  await page.getByRole('button', { name: 'Ban again' }).click()
  const question = page.getByRole('dialog', { name: `Ban ${name}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(question).toBeHidden()
  await server.close()
})

test('the keys lead through the deadlines, in their order', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  const links = page.getByRole('rowheader').getByRole('link')
  await documentsKnown(page)
  const names = (await links.allTextContents()).slice(0, 3)
  await links.first().click()
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.getByRole('navigation', { name: 'Drivers of the list' })
  for (const [at, name] of names.entries()) {
    await expect(heading).toHaveText(name)
    await expect(place).toContainText(`${at + 1} of`)
    await page.keyboard.press('j')
  }
  await page.getByRole('link', { name: /^Deadlines of / }).click()
  await expect(page).toHaveURL(/view=deadlines/)
})
