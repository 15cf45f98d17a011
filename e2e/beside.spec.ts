import { expect, test } from './fixtures.ts'
import { test as inOwnWorld } from './ownServer.ts'

test.use({ viewport: { width: 1600, height: 900 }, documentChecks: 0 })

test('a driver is shown beside the list, until the list changes', async ({ page, signIn }) => {
  await signIn('owner')
  const list = page.getByRole('rowheader').getByRole('link')
  const beside = page.getByRole('complementary', { name: 'Driver', exact: true })
  await list.nth(2).click()
  const name = (await list.nth(2).textContent()) ?? ''
  await expect(beside.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page).toHaveURL(/\/organisation\/[^/]+\?beside=/)
  await expect(page.locator('tr[aria-current]').getByRole('link', { name })).toBeVisible()

  await page.reload()
  await expect(beside.getByRole('heading', { level: 2, name })).toBeVisible()

  await list.nth(1).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const third = (await list.nth(3).textContent()) ?? ''
  await expect(beside.getByRole('heading', { level: 2, name: third })).toBeVisible()

  await page.keyboard.press('n')
  const fourth = (await list.nth(4).textContent()) ?? ''
  await expect(beside.getByRole('heading', { level: 2, name: fourth })).toBeVisible()
  await expect(list.nth(4)).toBeFocused()

  await beside.getByRole('link', { name: fourth }).click()
  await expect(page.getByRole('heading', { level: 1, name: fourth })).toBeVisible()
  await expect(page.getByText('5 of 388')).toBeVisible()
  await page.goBack()
  await expect(beside.getByRole('heading', { level: 2, name: fourth })).toBeVisible()

  await page.goBack()
  await expect(beside).toHaveCount(0)
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goForward()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText('21–40 of 388')).toBeVisible()
  await expect(beside).toHaveCount(0)
})

test('where there is less room, and with a modifier, a driver has a page', async ({ page, signIn }) => {
  await signIn('owner')
  const first = page.getByRole('rowheader').getByRole('link').first()
  const [name = '', href = ''] = [await first.textContent(), await first.getAttribute('href')].map(String)
  // What the browser opens in a tab: Playwright itself sometimes misses a tab.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'handled by the console' : 'left to the browser'
      event.preventDefault()
    }),
  )
  await first.click({ modifiers: ['ControlOrMeta'] })
  await expect(page).toHaveTitle('left to the browser')
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a driver who can’t be found beside the list leaves the page as it is, and can be closed', async ({
  page,
  signIn,
  expectLogged,
}) => {
  expectLogged(/returned 404/)
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const { pathname } = new URL(page.url())
  const [own = '', unknown] = [pathname.split('/')[2], '11111111-1111-4111-8111-111111111111']
  const beside = page.getByRole('complementary', { name: 'Driver', exact: true })
  for (const ids of [`${own}.${unknown}`, `${unknown}.${unknown}`]) {
    await page.goto(`${pathname}?beside=${ids}`)
    await expect(beside.getByText('We can’t find this driver')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^Meridian Freight/)
    await beside.getByRole('button', { name: 'Close' }).click()
    await expect(beside).toHaveCount(0)
    await expect(page).toHaveURL(pathname)
  }
  await page.goto(`${pathname}?beside=${own}.%3Cscript%3E`)
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await expect(page).toHaveURL(pathname)
})

inOwnWorld(
  'a driver beside the list is refreshed after an action, and gone once deleted',
  async ({ page, server: _ }) => {
    const beside = page.getByRole('complementary', { name: 'Driver', exact: true })
    await page.goto(`${page.url()}?statusBadge=unverified`)
    const second = page.getByRole('rowheader').getByRole('link').nth(1)
    const next = (await second.textContent()) ?? ''
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(beside.getByRole('heading', { level: 2, name: 'Not cleared yet: unverified' })).toBeVisible()
    const ground = (part: Element) => getComputedStyle(part).backgroundColor
    expect(await beside.getByRole('region', { name: 'Verdict' }).evaluate(ground)).not.toBe(
      await beside.evaluate(ground),
    )
    await beside.getByRole('button', { name: 'Internally verified' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
    await expect(page.getByText('Driver status has been changed to Internally ver.')).toBeVisible()
    await expect(beside.getByText('Internally ver.', { exact: true })).toBeVisible()
    await expect(beside.locator(':focus').or(page.locator('aside[aria-label="Driver"]:focus'))).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('n')
    await expect(beside.getByRole('heading', { level: 2, name: next })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The change has been undone.')).toBeVisible()
    await expect(beside.getByRole('heading', { level: 2, name: next })).toBeVisible()

    await beside.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete driver' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete driver' }).click()
    await expect(page.getByText('Driver has been deleted from your organisation.')).toBeVisible()
    await expect(beside).toHaveCount(0)
  },
)

inOwnWorld(
  'J goes on from the driver just dealt with, also once they have left the list',
  async ({ page, server: _ }) => {
    await page.goto(`${page.url()}?view=cannot-drive&open=overdue`)
    const overdue = page.locator('tr:has(th[scope="rowgroup"]):has-text("Overdue") ~ tr[data-key]')
    const links = overdue.getByRole('rowheader').getByRole('link')
    const next = (await links.nth(4).textContent()) ?? ''
    const acted = links.nth(3)
    const href = (await acted.getAttribute('href')) ?? ''
    await acted.click()
    const beside = page.getByRole('complementary', { name: 'Driver', exact: true })
    await beside.getByRole('button', { name: 'Internally verified' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
    await expect(page.locator(`tr a[href="${href}"]`)).toHaveCount(0)
    await page.keyboard.press('j')
    await expect(page.locator('tr a:focus')).toHaveText(next)
  },
)

test('the way through the list and the verdict stay in view beside it, and toasts keep off', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.route(/\/api\/v1\/users\/status$/, (route) => route.fulfill({ status: 204 }))
  const beside = page.getByRole('complementary', { name: 'Driver', exact: true })
  const names = page.getByRole('rowheader').getByRole('link')
  await names.nth(1).click()
  const steps = beside.getByRole('navigation', { name: 'Drivers of the list' })
  await expect(steps).toContainText('2 of 388')
  await steps.getByRole('link', { name: 'Next' }).click()
  await expect(steps).toContainText('3 of 388')
  await expect(beside.getByRole('heading', { level: 2, name: (await names.nth(2).textContent()) ?? '' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Next' })).toBeFocused()

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await beside.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight))
  for (const part of [beside.getByRole('button', { name: 'Close' }), beside.getByRole('region', { name: 'Verdict' })])
    await expect(part).toBeInViewport({ ratio: 1 })

  await beside.getByRole('button', { name: 'Internally verified' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
  const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  const [left, right] = [await beside.boundingBox(), await toast.boundingBox()]
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0)
  await page.keyboard.press('j')
  await expect(names.nth(3)).toBeFocused()
})
