import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'
import { violations } from './violations.ts'

test.use({ documentChecks: 0 })

test('paging changes the address, and the rows once the next page has loaded', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  const held = Promise.withResolvers<void>()
  await page.route(/\/users\?page=2&/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1)
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  expect(await page.getByRole('row').nth(1).textContent()).toBe(first)
  held.resolve()
  await expect(page.getByText('21–40 of 388')).toBeVisible()
  expect(await page.getByRole('row').nth(1).textContent()).not.toBe(first)
  await page.goBack()
  await expect(page.getByText('1–20 of 388')).toBeVisible()
})

test('sorting asks the server for the order and returns to the first page', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const asked = page.waitForRequest(/order_by=dt_id/)
  await page.getByRole('button', { name: 'Driver ID' }).click()
  expect((await asked).url()).toContain('page=1')
  await expect(page).toHaveURL(/\?sorting=dt_id$/)
  await expect(page.getByRole('columnheader', { name: 'Driver ID' })).toHaveAttribute('aria-sort', 'ascending')
})

for (const [where, width] of [
  ['on their page', 1280],
  ['beside the list', 1720],
] as const)
  test(`a driver shows ${where} with what the list knows, while the rest is read`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn('owner')
    const row = page.getByRole('row', { name: /Can drive/ }).first()
    const name = (await row.getByRole('rowheader').textContent()) ?? ''
    const held = Promise.withResolvers<void>()
    await page.route(/\/invitations\?.*user_id=/, async (route) => {
      await held.promise
      await route.continue()
    })
    await row.getByRole('rowheader').getByRole('link').click()
    const driver = page.getByRole(width === 1280 ? 'main' : 'complementary', width === 1280 ? {} : { name: 'Driver' })
    await expect(driver.getByRole('heading', { name })).toBeVisible()
    await expect(driver.getByRole('region', { name: 'Verdict' })).toContainText('Can drive')
    await expect(driver.getByRole('link', { name: /^\+/ })).toBeVisible()
    const created = driver.getByRole('definition').nth(-2)
    await expect(created).toHaveText('') // neither a date nor "Unknown"
    await expect(driver.getByRole('list', { name: 'Activity' })).toHaveCount(0) // it names who invited them
    await expect(driver.getByText('Still loading…')).toBeVisible()
    await expect(driver.getByRole('region', { name: 'Verdict' })).not.toContainText('Can drive') // what the list knew may be old
    held.resolve()
    await expect(created).toHaveText(/\d/)
    await expect(driver.getByRole('region', { name: 'Verdict' })).toContainText('Can drive')
    await expect(driver.getByRole('list', { name: 'Activity' })).toHaveCount(1)
  })

test('what a list knew of a driver isn’t shown once their record can’t be read', async ({
  page,
  signIn,
  expectLogged,
}) => {
  expectLogged(/listInvitations|invitations/)
  await signIn('owner')
  const row = page.getByRole('row', { name: /Can drive/ }).first()
  await expect(row).toBeVisible()
  await page.route(/\/invitations\?.*user_id=/, (route) => route.fulfill({ status: 500, json: {} }))
  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verdict' })).toHaveCount(0)
  await page.unroute(/\/invitations\?.*user_id=/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Can drive')
})

test('a subcontractor that hides its drivers shows dots and no personal data', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('treeitem', { name: /^Silverline Haulage/ }).click()
  await expect(page.getByRole('img', { name: 'Hidden' })).toHaveCount(40)
  await expect(page.getByRole('table')).not.toContainText('@')
})

test('an expired access token is refreshed once without interrupting the user', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  // As the page starts: the page before, still checking documents, would refresh too, and reloading would lose its answer.
  await page.addInitScript(() => localStorage.setItem('access_token', 'expired'))
  let refreshes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token')) refreshes += 1
  })
  await page.reload()
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  expect(refreshes).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('expired')
})

test("a list that can't be loaded says so and loads again on request", async ({ page, signIn, expectLogged }) => {
  expectLogged(/Answer does not match UserPage: expected JSON/)
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.route(/\/api\/v1\/users\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wifi</h1>' }))
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await page.getByRole('button', { name: 'Show Error' }).click()
  await expect(page.getByText('expected JSON')).toBeVisible()
  await page.unroute(/\/api\/v1\/users\?/)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click() // the figures have one too
  await expect(page.getByText('41–60 of 388')).toBeVisible()
})

test('an unknown address shows 404 error with a way out', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 error' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the console' })).toBeVisible()
})

test('columns that do not fit scroll below the name, the status and the menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1120, height: 800 })
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['E-mail', 'Created', 'Updated']) await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  const region = page.getByRole('region', { name: 'Drivers of Meridian Freight' })
  const row = page.getByRole('row').nth(1)
  const places = () =>
    row.evaluate((element) =>
      ['[data-pin="0"]', '[data-pin="1"]', '[data-pin="end"]'].map((pin) =>
        Math.round(element.querySelector(pin)?.getBoundingClientRect().left ?? 0),
      ),
    )
  const before = await places()
  await region.evaluate((element) => element.scrollBy(1000, 0))
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await places()).toEqual(before)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Updated' })).toBeVisible() // remembered
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('columnheader', { name: 'Updated' })).toHaveCount(0)
})

test.describe('below the figures of all drivers', () => {
  test.use({ documentChecks: undefined }) // the product's own

  // At 1280 px, the crawl checks it like every page.
  test('the driver list has no accessibility violation at 320 px, in either theme', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    expect.soft(await violations(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, 'color-contrast')).toEqual([])
  })

  test('on a phone the first driver is high up, rows are low, and nothing scrolls sideways', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    const rows = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))
    expect(rows).toHaveLength(20)
    expect(rows[0]?.bottom).toBeLessThanOrEqual(420)
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(88)
    await page.evaluate(() => window.scrollTo(0, 800))
    await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('a row menu selects on a phone, and the actions are in one menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 640, height: 740 }) // a phone sideways has cards too
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const select = async (at: number) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(at)
      .click()
    await page.getByRole('menuitem', { name: 'Select' }).click()
    await expect(page.getByText(`${at + 1} selected`)).toBeVisible()
  }
  await select(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await select(1)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Actions', exact: true }).click()
  const actions = page.getByRole('menu', { name: 'Actions', exact: true })
  await expect(actions.getByRole('menuitem', { name: 'Ban driver' })).toBeVisible()
  await actions.press('Escape')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: 'Sort by' })).toBeVisible()
})

test('everyone a filter finds is selected at once, and the sheet says who they are', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${page.url()}?statusBadge=red`)
  await expect(page.getByRole('button', { name: 'Remove Status Red' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const total = (await page.getByText(/^1–20 of \d+$/).textContent())?.split(' of ')[1]
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: `Select all ${total}` }).click()
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Ban driver' }).click()
  const sheet = page.getByRole('dialog', { name: `Ban ${total} drivers` })
  await expect(sheet.getByRole('listitem').first()).toHaveText(/ \d\d \d\d \d\d · /)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
})
