import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ documentChecks: 0 })

/** Leaves these calls unanswered until the returned function lets the next ones through. */
async function stall(page: Page, ...calls: string[]): Promise<() => void> {
  let isStalled = true
  for (const call of calls)
    await page.route(call, (route) => (isStalled ? new Promise<void>(() => {}) : route.continue()))
  return () => {
    isStalled = false
  }
}

for (const call of ['**/api/v1/auth/whoami', '**/api/v1/organizations/']) {
  test(`${call.slice(10)} that never answers: text after 3 s, "Try again" after 10 s, the end after 45 s`, async ({
    page,
    signIn,
    expectLogged,
  }) => {
    expectLogged(/got no complete answer in time/)
    await signIn('owner')
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
    await page.clock.install()
    const letThrough = await stall(page, call)
    const asked = page.waitForRequest(call)
    await page.goto('/settings/my-account')
    await asked
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await page.clock.runFor(3000)
    await expect(page.getByText('Still loading…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
    await page.clock.runFor(7000)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const askedAgain = page.waitForRequest(call)
    await page.clock.runFor(20_000)
    await page.clock.runFor(1500)
    await askedAgain
    await expect(page.getByText('Still loading…')).toBeVisible()
    await page.clock.runFor(13_500)
    await expect(page.getByText('We could not load your account.')).toBeVisible()
    letThrough()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  })
}

for (const call of ['auth/whoami', 'organizations/']) {
  test(`${call} that fails is asked for in one round of retries`, async ({ page, signIn, expectLogged }) => {
    expectLogged(new RegExp(`${call} returned 503`))
    await signIn('owner')
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
    let asked = 0
    await page.route(`**/api/v1/${call}`, (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: '{}' })
    })
    await page.clock.install()
    await page.goto('/')
    // A page whose code came after a whole round would ask again. On a slow machine the browser sometimes never calls itself idle.
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {})
    for (const [already, delay] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => asked).toBeGreaterThan(already)
      await page.clock.runFor(delay * 1.2) // delays vary
    }
    await expect(page.getByText('We could not load your account.')).toBeVisible()
    await page.clock.runFor(10_000)
    expect(asked).toBe(4)
  })
}

test('trying again sends a new request while the first is still unanswered', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.clock.install()
  const letThrough = await stall(page, '**/api/v1/auth/whoami')
  const asked = page.waitForRequest('**/api/v1/auth/whoami')
  await page.goto('/settings/my-account')
  await asked
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await page.clock.runFor(11_000)
  letThrough()
  const askedAgain = page.waitForRequest('**/api/v1/auth/whoami', { timeout: 10_000 }) // the first ends by itself later
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(1000)
  await askedAgain
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
})

test('a driver’s record that never answers can be tried again, even if it was preloading', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.clock.install()
  const letThrough = await stall(page, '**/api/v1/users?**', '**/api/v1/invitations?**')
  const asked = page.waitForRequest('**/api/v1/invitations?**')
  const link = page.getByRole('table').getByRole('link').first()
  await link.hover()
  await page.clock.runFor(100)
  await asked
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible() // its waits begin with it
  await page.clock.pauseAt(Date.now() + 12_000) // it would be asked for again by itself, and might come before the click
  letThrough()
  await page.getByRole('button', { name: 'Try again' }).first().click() // its parts offer it too
  await page.clock.runFor(2000)
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible({ timeout: 10_000 }) // the record has been read; the first attempt gives up later
})

test('a search that isn’t answered says so above the rows of the one before, offline at once', async ({
  page,
  signIn,
  context,
  goOffline,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.clock.install()
  const letThrough = await stall(page, '**/api/v1/users?**')
  const asked = page.waitForRequest('**/api/v1/users?**')
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('ada')
  await page.clock.runFor(1000)
  await asked
  await page.clock.runFor(3000)
  await expect(page.getByText('Still loading…')).toBeVisible()
  await goOffline()
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('043560')
  await page.clock.runFor(2000)
  const offline = page.getByRole('main').getByText('You’re offline. We’ll load this when you’re back.')
  await expect(offline.first()).toBeVisible() // of the list, and of the search before if that wasn’t answered either
  await context.setOffline(false)
  letThrough()
  await page.clock.runFor(8000)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(async () => {
    await page.clock.runFor(1000) // the call that was broken off is repeated later
    await expect(page.getByText('Still loading…')).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText('1–20 of 388')).toBeHidden()
})

test('a page of a list that is chosen offline keeps the rows before it, for however long, and loads by itself', async ({
  page,
  signIn,
  context,
  goOffline,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const rows = page.getByRole('row')
  const before = await rows.nth(1).innerText()
  await page.clock.install()
  await goOffline()
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  for (let seconds = 0; seconds < 60; seconds += 2) await page.clock.runFor(2000) // each attempt fails at its own pace
  await expect(page.getByRole('main').getByText('You’re offline. We’ll load this when you’re back.')).toBeVisible()
  await expect(page.getByText('Something went wrong!')).toBeHidden()
  expect(await rows.nth(1).innerText()).toBe(before)
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await context.setOffline(false)
  await page.clock.runFor(2000)
  await expect(page.getByText('41–60 of 388')).toBeVisible()
})

test('a rate-limited refresh says how long it takes, offers to sign in, and continues by itself', async ({
  page,
  signIn,
  expectLogged,
}) => {
  expectLogged(/auth\/token returned 429/)
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.clock.install()
  await page.route('**/api/v1/auth/token', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: {} }),
  )
  await page.evaluate(() => localStorage.setItem('access_token', 'run-out'))
  await page.goto('/settings/my-account')
  await expect(page.getByText(/The server is busy\. We’ll try again in 30 s\. Or sign in again below\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByText(/We’ll try again in 20 s/)).toBeVisible()
  await page.unroute('**/api/v1/auth/token')
  await page.clock.runFor(21_000)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
})
