import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Bytes of gzipped JavaScript; react and react-dom alone are 67,500. */
const BUDGETS = {
  signIn: 139 * 1024,
  signUp: 157 * 1024,
  onboarding: 180_000,
  organisation: 209 * 1024,
  driver: 64 * 1024,
}

/** The scripts that a page loads from now on, by address, with their gzipped bytes. */
function watchScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), gzipSync(await response.body()).byteLength)
  })
  return scripts
}

async function expectAtMost(page: Page, scripts: Map<string, number>, budget: number) {
  await page.waitForLoadState('networkidle')
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(total, `${scripts.size} scripts, ${total} bytes`).toBeLessThanOrEqual(budget)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
}

test('the sign-in loads at most 139 KB (of 1,024 bytes) of gzipped JavaScript', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expectAtMost(page, scripts, BUDGETS.signIn)
})

test('the sign-up loads at most 157 KB (of 1,024 bytes) of gzipped JavaScript', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/sign-up')
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  await expectAtMost(page, scripts, BUDGETS.signUp)
})

test('the onboarding loads at most 180 KB of gzipped JavaScript before its phone field is focused', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('new')
  await page.getByRole('heading', { name: 'Your profile' }).waitFor()
  const scripts = watchScripts(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Your profile' }).waitFor()
  await expectAtMost(page, scripts, BUDGETS.onboarding)
  const before = new Set(scripts.keys())
  await page.getByRole('textbox', { name: /^Phone number/ }).focus()
  await page.getByRole('combobox', { name: 'Country code' }).waitFor()
  const listsOfPhones = /CountryPicker|\/max-/ // the picker, and libphonenumber-js's metadata by its file name
  await expect.poll(() => [...scripts.keys()].filter((url) => listsOfPhones.test(url)).length).toBe(2)
  expect([...before].filter((url) => listsOfPhones.test(url))).toEqual([])
})

test('the organisation page loads at most 209 KB (of 1,024 bytes) of gzipped JavaScript, and a second later at most 64 KB for the driver who is opened next', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = watchScripts(page)
  const driver = /\/assets\/(?:people|dialogs)/
  await page.reload()
  await expect.poll(() => [...scripts.keys()].filter((url) => driver.test(url)).length).toBe(2)
  const { ofDriver = [], ofPage = [] } = Object.groupBy(scripts, ([url]) => (driver.test(url) ? 'ofDriver' : 'ofPage'))
  await expectAtMost(page, new Map(ofPage), BUDGETS.organisation)
  await expectAtMost(page, new Map(ofDriver), BUDGETS.driver)
})

test('the list is asked for before its page renders', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await page.getByRole('rowheader').first().getByRole('link').waitFor()
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const isList = /\/users\?.*page_size=20&/.test(String(input))
      if (isList) performance.mark(document.querySelector('main') ? 'late' : 'early')
      return fetch(input, init)
    }
  })
  await page.reload()
  await page.getByRole('rowheader').first().getByRole('link').waitFor()
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks.filter((name) => name === 'early' || name === 'late')).toEqual(['early'])
})

/** Document, three style sheets, three calls (person, organisations, drivers), and four scripts of which one is the bundler's 400 bytes. */
const MOST_REQUESTS = 11
/**
 * What no row waits for: the icon of the tab, which only whole browsers request, the board's figures, which are asked for with the
 * rows, and bans above and documents once those are known.
 */
const LATER = /\/mark\.svg$|\/users\/deadlines\/|\/(?:counters|stats)$|\/users\?(?!.*page_size=20&)/
/** One for words, two weights for figures; the rows don't wait for them. */
const MOST_FONTS = 3

test('the organisation page shows its rows after at most 11 requests and 3 fonts, and no code waits for other code but the first script', async ({
  page,
  browser,
  signInByForm,
}) => {
  await signInByForm('owner')
  await page.getByRole('rowheader').first().getByRole('link').waitFor()
  const address = page.url()
  const context = await browser.newContext({ storageState: await page.context().storageState() }) // nothing cached
  const cold = await context.newPage()
  const session = await context.newCDPSession(cold)
  await session.send('Network.enable')
  const asked: string[] = []
  const depths = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    asked.push(request.url)
    const frames = [initiator.stack, initiator.stack?.parent].flatMap((stack) => stack?.callFrames ?? [])
    const askers = [initiator.url, ...frames.map(({ url }) => url)]
    depths.set(request.url, 1 + Math.max(-1, ...askers.map((url) => depths.get(url ?? '') ?? -1)))
  })
  // The first rows are counted where they appear: the letters of the names ask for fonts afterwards.
  await cold.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody [role=rowheader] a')) return
      observer.disconnect()
      performance.mark('rows')
    }).observe(document, { childList: true, subtree: true })
  })
  await cold.goto(address)
  await cold.getByRole('rowheader').first().getByRole('link').waitFor()
  const requested = await cold.evaluate(() => {
    const rows = performance.getEntriesByName('rows')[0]?.startTime ?? 0
    const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < rows)
    return requests.map(({ name }) => name)
  })
  const before = requested.filter((name) => !LATER.test(name))
  const fonts = before.filter((name) => name.endsWith('.woff2'))
  expect(fonts.length, fonts.join('\n')).toBeLessThanOrEqual(MOST_FONTS)
  const code = [...depths].filter(([url]) => /\/assets\/.*\.(?:js|css)$/.test(url))
  expect(before.length - fonts.length + 1, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS) // with the document itself
  expect(code.length).toBeGreaterThan(3)
  expect(code.filter(([, depth]) => depth > 2)).toEqual([])
  expect(depths.get(asked.find((url) => url.endsWith('/auth/whoami')) ?? '')).toBe(2)
  await context.close()
})
