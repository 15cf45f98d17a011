import { expect, test } from './fixtures.ts'
import { violations } from './violations.ts'

test('paging changes the address and the rows', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const first = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText('21–40 of 388')).toBeVisible()
  expect(await page.getByRole('row').nth(1).textContent()).not.toBe(first)
  await page.goBack()
  await expect(page.getByText('1–20 of 388')).toBeVisible()
})

test('the previous page stays until the next has loaded, and its range is announced', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route(/\/users\?page=2&/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1)
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  held.resolve()
  await expect(page.getByText('21–40 of 388')).toBeVisible()
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

test('a subcontractor that hides its drivers shows dots and no personal data', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const answered = page.waitForResponse(/\/api\/v1\/organizations\//)
  await page.reload()
  const tree = (await (await answered).json()) as { children: { id: string; name: string }[] }
  const silverline = tree.children.find(({ name }) => name === 'Silverline Haulage')
  await page.goto(`/organisation/${silverline?.id}`)
  await expect(page.getByRole('img', { name: 'Hidden' })).toHaveCount(40)
  await expect(page.getByRole('table')).not.toContainText('@')
})

test('an expired access token is refreshed once without interrupting the user', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
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
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('41–60 of 388')).toBeVisible()
})

test('an unknown address shows 404 error with a way out', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '404 error' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the console' })).toBeVisible()
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [320, 'light'],
  [320, 'dark'],
] as const) {
  test(`the driver list has no accessibility violation at ${width} px in the ${colorScheme} theme`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
