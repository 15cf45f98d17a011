import type { PersonaName } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'
import { violations } from './violations.ts'

const everyone: readonly PersonaName[] = [
  'owner',
  'admin',
  'viewer',
  'northAdmin',
  'northViewer',
  'subAdmin',
  'subViewer',
  'super',
]
/** Of the accounts that can enter, the two whose pages differ most; all of them in the deep run. */
const readers: readonly PersonaName[] = process.env.DEEP ? everyone : ['owner', 'subViewer']

for (const persona of readers) {
  test(`links lead the account "${persona}" to every page, and none is a dead end`, async ({ page, signInByForm }) => {
    test.setTimeout(360_000) // eleven pages, axe on each in both themes
    const refused = watchAnswers(page)
    await signInByForm(persona)
    await page.waitForURL(/\/organisation\//)
    expect(await crawl(page)).toEqual(pages.toSorted())
    expect(refused).toEqual([])
  })
}

test('links lead from the sign-in to the pages for people without an account or password', async ({ page }) => {
  await page.goto('/sign-in')
  expect(await crawl(page)).toEqual(['/forgot-password', '/sign-in', '/sign-up'])
})

/**
 * Follows all links from the current page, one of each pattern, and returns the patterns in order; fails at a dead
 * end.
 */
async function crawl(page: Page): Promise<string[]> {
  await settled(page)
  const waiting = new Map([[patternOf(page.url()), page.url()]])
  const visited = new Set<string>()
  for (const [pattern, address] of waiting) {
    if (address !== page.url()) await page.goto(address)
    await settled(page)
    visited.add(pattern)
    await leadsOn(page)
    await isAccessible(page)
    for (const link of [...(await linksOf(page, visited.size === 1)), ...(await tabsOf(page, visited.size === 1))])
      if (!waiting.has(patternOf(link))) waiting.set(patternOf(link), link)
  }
  return [...visited].sort()
}

async function settled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

/** A page isn't a dead end if it is what its link said and has a way on. */
async function leadsOn(page: Page) {
  await expect(page.getByRole('heading', { name: /^(404 error|Not Found)$/ })).toHaveCount(0)
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
  expect(await page.getByRole('link').count()).toBeGreaterThan(0)
  expect(await page.title()).toMatch(/^.+ · Driver Trust Console$/)
}

/** Checks with axe, colours in both themes. */
async function isAccessible(page: Page) {
  const found = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(page, 'color-contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  expect([...found, ...dark]).toEqual([])
}

/** Links of this origin; on the first page including those in the account menu. */
async function linksOf(page: Page, isFirst: boolean): Promise<string[]> {
  const menu = page.getByRole('button', { name: /^Account menu/ })
  if (isFirst && (await menu.isVisible())) {
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
  }
  const links = await page.locator('a[href]').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
  await page.keyboard.press('Escape')
  return links.filter((link) => link.startsWith(new URL(page.url()).origin) && !link.includes('#'))
}

/** The addresses of the lists on the first page. */
async function tabsOf(page: Page, isFirst: boolean): Promise<string[]> {
  const lists: string[] = []
  if (!isFirst) return lists
  for (const tab of await page.getByRole('tablist', { name: 'People' }).getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    lists.push(page.url())
  }
  return lists
}

/** `/organisation/:id?view=users`: ids are alike, and of all search parameters only the view makes another page. */
function patternOf(link: string): string {
  const { pathname, searchParams } = new URL(link)
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/(.)\/$/, '$1')
  return searchParams.has('view') ? `${path}?view=${searchParams.get('view')}` : path
}

/** Collects refused calls: no page may request what its user can't see. A 404 on settings is a normal answer. */
function watchAnswers(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    const line = `${response.status()} ${new URL(response.url()).pathname}`
    if (response.status() >= 400 && !/^404 .*\/settings$/.test(line)) refused.push(line)
  })
  return refused
}
