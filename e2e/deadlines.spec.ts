import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { countsOfList, figuresOfList } from './rangeOfList.ts'

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
  const checkAll = page.getByRole('button', { name: /^Check all \d+$/ })
  const everyone = (await checkAll.textContent())?.match(/\d+/)?.[0]
  await checkAll.click()
  await expect(page.getByText(`All ${everyone} active drivers checked`, { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  expect(most).toBeLessThanOrEqual(3)
  await page.getByRole('radio', { name: /^Stops a cleared driver/ }).click()
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
  await expect(page.getByText(/^All \d+ active drivers checked$/)).toBeVisible()
})

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

test.describe('of the page alone', () => {
  test.use({ documentChecks: 0 })

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
      if (asked % 3 === 1) await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue()
    })
    expect(await names()).toEqual(inOrder)
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
})

/** The documents of the page have arrived: until then the order changes. */
async function documentsKnown(page: Page) {
  await countsOfList(page)
  await expect(page.getByText(/^20 of 388 active drivers checked$/)).toBeVisible()
}

test('deadlines stand under when they expire, with how many drivers, while that is their order', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await figuresOfList(page)
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  const heads = page.locator('th[scope="rowgroup"]')
  await expect(heads.first()).toHaveText(/^Expired\d+$/)
  await page
    .getByRole('button', { name: /^Show \d+ more|^Show all/ })
    .first()
    .click()
  const texts = await heads.allTextContents()
  const order = ['Expired', 'Unreadable', 'Today', 'Tomorrow', 'This week', 'Later', 'Missing']
  const words = texts.map((text) => text.replace(/[\d,]+$/, ''))
  expect(words).toEqual(order.filter((word) => words.includes(word)))
  const listed = /of ([\d,]+) drivers listed/.exec(await page.getByText(/drivers listed$/).innerText())?.[1]
  const counts = texts.map((text) => Number(text.match(/[\d,]+$/)?.[0].replace(',', '')))
  if (words.includes('Missing')) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(listed))
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(heads).toHaveCount(0)
})

test('a driver with a deadline can be called and written to, from the row and its menu', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Phone', 'E-mail']) await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  const row = page.locator('tr[data-key]').filter({ hasText: '@' }).first()
  const number = row.getByRole('link', { name: /^\+\d/ })
  await expect(row.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^?]+@/)
  const href = (await number.getAttribute('href')) ?? ''
  expect(href).toMatch(/^tel:\+\d{8,}$/)
  await row.getByRole('button', { name: /^Actions for / }).click()
  await expect(page.getByRole('menuitem', { name: `Call ${await number.innerText()}` })).toHaveAttribute('href', href)
})

test('paper and file name the organisations that the viewer sees of a branch', async ({ page, signIn }) => {
  await signIn('subViewer')
  const notice = /You can only see this list for Kestrel Couriers/
  for (const view of ['cannot-drive', 'deadlines']) {
    await page.goto(`${new URL(page.url()).pathname}?view=${view}`)
    await expect(page.getByRole('status').getByText(notice)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(notice).filter({ visible: true })).toHaveCount(1)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.goto('/')
})
