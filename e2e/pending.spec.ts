import type { Page, Response, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Holds back answers to a call until the returned function releases them and all later ones. */
async function keepBack(page: Page, call: string): Promise<() => Promise<void>> {
  let kept: Route[] | undefined = []
  await page.route(call, async (route) => {
    if (kept) kept.push(route)
    else await route.continue()
  })
  return async () => {
    const routes = kept ?? []
    kept = undefined
    const answered = page.waitForResponse(call)
    for (const route of routes) await route.continue()
    await (await answered).finished()
    await settle(page)
  }
}

/** Lets the page process what has arrived while its clock stands still. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      })
  })
}

/** Waits until React has rendered, however long the scripts took to run. */
async function hasStarted(page: Page): Promise<void> {
  await expect(page.locator('#unstarted')).toBeHidden()
  await settle(page)
}

/** Waits until a script, all that it imports and the styles asked for with it are in place: React reveals later ones by the clock. */
async function isInPlace(page: Page, script: Promise<Response>): Promise<void> {
  await page.evaluate((address) => import(address), (await script).url())
  const styles = page.locator('link[rel="stylesheet"]')
  await expect
    .poll(() => styles.evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet !== null)))
    .toBe(true)
  await settle(page)
}

/** From here on time only passes by `page.clock.runFor`. */
async function stopTheClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
}

/** For a first load: nothing that the page before still does may be taken for the next one's. */
async function stopTheClockOutside(page: Page): Promise<void> {
  await page.goto('about:blank')
  await stopTheClock(page)
}

/** Milliseconds that React leaves between two commits that reveal something. */
const REACT_PAUSE = 300

const spinner = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Loading' })

/** Animations run on the browser's own clock, which nothing here stops. */
const fadesIn = (page: Page) => spinner(page).evaluate((element) => element.getAnimations().length > 0)

for (const call of ['**/api/v1/auth/whoami', '**/api/v1/organizations/']) {
  test(`a first load waiting for ${call.slice(10)}: the shell at once, the pending view from 1000 ms and for 500 ms`, async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
    await stopTheClockOutside(page)
    const letThrough = await keepBack(page, call)
    const asked = page.waitForRequest(call)
    const code = page.waitForResponse(/\/assets\/settings.*\.js$/)
    await page.goto('/settings/my-account')
    await hasStarted(page)
    await isInPlace(page, code)
    const heading = page.getByRole('heading', { level: 1, name: 'My account' })
    await page.clock.runFor(REACT_PAUSE)
    await expect(page.getByRole('complementary').getByText('Driver Trust Console')).toBeVisible()
    await page.clock.runFor(999 - REACT_PAUSE)
    await asked
    await expect(spinner(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(spinner(page)).toBeVisible()
    expect(await fadesIn(page)).toBe(false)
    await page.clock.runFor(100)
    await letThrough()
    await page.clock.runFor(399)
    await settle(page)
    await expect(spinner(page)).toBeVisible()
    await expect(heading).toBeHidden()
    await page.clock.runFor(1)
    await expect(heading).toBeVisible()
    await expect(spinner(page)).toBeHidden()
  })
}

for (const { call, persona } of [
  { call: '**/api/v1/auth/whoami', persona: 'new' },
  { call: '**/api/v1/organizations/', persona: 'owner' },
] as const) {
  test(`the onboarding guard waiting for ${call.slice(10)}: the pending view from 1000 ms and for 500 ms`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona)
    const arrived = page.getByRole('heading', {
      level: 1,
      name: persona === 'new' ? 'Your profile' : 'Meridian Freight', // a user who is already set up is redirected
    })
    await expect(arrived).toBeVisible()
    await stopTheClockOutside(page)
    const letThrough = await keepBack(page, call)
    const asked = page.waitForRequest(call)
    const code = page.waitForResponse(/\/assets\/onboarding.*\.js$/)
    await page.goto('/onboarding/profile')
    await hasStarted(page)
    await isInPlace(page, code)
    const loading = page.getByRole('status', { name: 'Loading' }) // the shell hasn't rendered yet
    await page.clock.runFor(999)
    await asked
    await expect(loading).toBeHidden()
    await page.clock.runFor(1)
    await expect(loading).toBeVisible()
    expect(await loading.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.clock.runFor(100)
    await letThrough()
    await page.clock.runFor(399)
    await settle(page)
    await expect(loading).toBeVisible()
    await expect(arrived).toBeHidden()
    await page.clock.runFor(1)
    await expect(loading).toBeHidden()
    await expect(arrived).toBeVisible()
  })
}

test('an account under way is not loaded again if the code comes while the pending view has its minimum', async ({
  page,
  signIn,
}) => {
  await signIn('new')
  const arrived = page.getByRole('heading', { level: 1, name: 'Your profile' })
  await expect(arrived).toBeVisible()
  await stopTheClockOutside(page)
  const call = '**/api/v1/auth/whoami'
  const letThrough = await keepBack(page, call)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/whoami')) calls += 1
  })
  const letCodeThrough = await keepBack(page, '**/assets/onboarding*.js')
  const asked = page.waitForRequest(call)
  await page.goto('/onboarding/profile')
  await hasStarted(page)
  await asked
  await page.clock.runFor(1001)
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await letCodeThrough()
  await page.clock.runFor(200) // React's pause, in which it shows what the code renders
  await settle(page)
  await page.clock.runFor(100)
  await letThrough()
  await page.clock.runFor(500)
  await expect(arrived).toBeVisible()
  expect(calls).toBe(1)
})

test('a first load of less than a second shows no pending view', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await stopTheClockOutside(page)
  const letThrough = await keepBack(page, '**/api/v1/organizations/')
  const asked = page.waitForRequest('**/api/v1/organizations/')
  const code = page.waitForResponse(/\/assets\/settings.*\.js$/)
  await page.goto('/settings/my-account')
  await hasStarted(page)
  await isInPlace(page, code)
  await page.clock.runFor(900)
  await asked
  await letThrough()
  await page.clock.runFor(99)
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
  await expect(spinner(page)).toBeHidden()
})

test('another screen chosen during the pending view: the old one stays away, and the view lasts 500 ms', async ({
  page,
  signIn,
}) => {
  await keepBack(page, '**/assets/people*.js')
  const asked = page.waitForRequest('**/assets/people*.js') // by itself, a second after the list
  await signIn('owner')
  const list = page.getByRole('heading', { level: 1, name: 'Meridian Freight' })
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await asked
  await stopTheClock(page)
  const letCodeThrough = await keepBack(page, '**/assets/settings*.js')
  await page.getByRole('table').getByRole('link').first().click()
  await settle(page)
  await page.clock.runFor(1000)
  await expect(spinner(page)).toBeVisible()
  await page.clock.runFor(100)
  const askedForCode = page.waitForRequest('**/assets/settings*.js')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await askedForCode
  await settle(page)
  await expect(list).toBeHidden()
  await letCodeThrough()
  await page.clock.runFor(399)
  await settle(page)
  await expect(spinner(page)).toBeVisible()
  await expect(list).toBeHidden()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('heading', { level: 1, name: 'Organisation settings' })).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('a screen: the previous one stays for 1000 ms, then the pending view for 500 ms', async ({ page, signIn }) => {
  const letThrough = await keepBack(page, '**/assets/people*.js')
  const asked = page.waitForRequest('**/assets/people*.js') // by itself, a second after the list
  await signIn('owner')
  const list = page.getByRole('heading', { level: 1, name: 'Meridian Freight' })
  await expect(list).toBeVisible()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await asked
  await stopTheClock(page)
  await page.getByRole('table').getByRole('link').first().click()
  await settle(page)
  await page.clock.runFor(999)
  await expect(list).toBeVisible()
  await page.clock.runFor(1)
  await expect(spinner(page)).toBeVisible()
  expect(await fadesIn(page)).toBe(false)
  await page.clock.runFor(100)
  await letThrough()
  await page.clock.runFor(399)
  await settle(page)
  await expect(spinner(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeHidden()
  // The page's other answers may come later than the one that was kept back, and what follows them waits for the clock.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeVisible({ timeout: 500 })
  }).toPass()
})
