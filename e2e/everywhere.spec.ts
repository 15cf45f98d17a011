import { expect, test } from './fixtures.ts'
import { chooseMore, countsOfList } from './rangeOfList.ts'
import { typeSteadily } from './typing.ts'

test.use({ documentChecks: 0 })

test("hovering over a link loads its screen's code and data, once", async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/settings$|\/assets\/settings.*js$/.test(pathname)) asked.push(pathname.replace(/[0-9a-f-]{36}/, '*'))
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })
  await link.hover()
  await expect.poll(() => asked).toContain('/api/v1/organizations/*/settings')
  await expect.poll(() => asked.join()).toContain('/assets/settings')
  await link.click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible()
  expect(new Set(asked).size).toBe(asked.length)
})

test('below 960 px the navigation is a drawer; the filters are behind their button', async ({ page, signInByForm }) => {
  await page.setViewportSize({ width: 960, height: 900 })
  await signInByForm('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeHidden()
  const button = page.getByRole('button', { name: 'Filters' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  for (const name of ['First name', 'Last name', 'E-mail', 'Driver ID', 'Organisation'])
    await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible()
})

test('the palette opens by key and finds drivers with at most two calls', async ({ page, signInByForm }) => {
  await page.clock.install()
  await signInByForm('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await countsOfList(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/users?')) asked.push(request.url())
  })
  await page.keyboard.press('Control+k')
  await typeSteadily(page.getByRole('combobox', { name: 'Search' }), '0421')
  await expect(page.getByRole('listbox', { name: 'Search' }).getByRole('option').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('with reduced motion nothing moves', async ({ page, signInByForm }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInByForm('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await chooseMore(page, 'New organisation')
  await expect(page.getByRole('dialog')).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  )
  expect(moving).toEqual([])
})

test('the search calls the owner so, as every list does', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('owner@example.com')
  await expect(page.getByRole('option', { name: /Helena Marsh/ })).toContainText('Owner · Meridian Freight')
})
