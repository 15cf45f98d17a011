import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** As `--lock-after 15` configures the page. */
function lockAfter(context: BrowserContext) {
  return context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const setting = document.querySelector('meta[name="console:lock-after"]')
      if (!setting) return
      observer.disconnect()
      setting.setAttribute('content', '15')
    }).observe(document, { subtree: true, childList: true })
  })
}

test.use({ documentChecks: 0 })
test.beforeEach(async ({ context, page }) => {
  await lockAfter(context)
  await page.clock.install()
})

const warning = (page: Page) => page.getByRole('dialog', { name: /^Signing you out in \d+ s$/ })
const typed = (page: Page) => page.getByLabel('First name')
const SIGNED_OUT = 'You were signed out: nobody had used the console for 15 minutes.'

/** Lets minutes pass on a page that is in use or not; timers run as they would. */
const pass = (page: Page, minutes: number) => page.clock.runFor(minutes * 60_000)

test('nobody’s device asks after 14 minutes, ends the session after 15, and leads the same person back to what they typed', async ({
  page,
  signIn,
}) => {
  await signIn('new')
  await typed(page).fill('Haddad')
  await page.waitForLoadState('networkidle') // an answer under way would be late at once
  await pass(page, 13.9)
  await expect(warning(page)).toHaveCount(0)
  await pass(page, 0.5)
  await expect(warning(page)).toBeVisible()
  await page.mouse.move(300, 300)
  await expect(warning(page)).toHaveCount(0)
  await pass(page, 14.5)
  await expect(warning(page)).toBeVisible()
  await pass(page, 1)
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await expect(page).toHaveURL(/sign-in\?redirect=/)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  await page.clock.resume()
  await page.getByLabel('E-mail').fill(personas.new.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(typed(page)).toHaveValue('Haddad')
})

test('a device that slept is signed out as it wakes, and a tab in use keeps the others signed in', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('owner')
  const other = await context.newPage()
  await other.goto('/settings/security-contact')
  await expect(other.getByRole('heading', { level: 1, name: 'Security contact' })).toBeVisible()
  await page.goto('/settings/my-account')
  const own = page.getByRole('heading', { level: 1, name: 'My account' })
  await expect(own).toBeVisible()
  await page.waitForLoadState('networkidle')
  await pass(page, 14.5)
  await expect(warning(page)).toBeVisible()
  await other.mouse.move(300, 300)
  await pass(page, 1)
  await expect(warning(page)).toHaveCount(0)
  await expect(own).toBeVisible() // not signed out either
  await page.clock.fastForward('02:00:00') // timers fire once, as after a sleep
  await page.mouse.move(200, 200)
  await expect(page.getByText(SIGNED_OUT)).toBeVisible()
  await expect(own).toHaveCount(0)
})
