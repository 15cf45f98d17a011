import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { figureOf, figuresOfList } from './rangeOfList.ts'

/** How often the user has pressed since signing in. */
function pressesOf() {
  let count = 0
  return {
    count: () => count,
    press: async (target: Locator) => {
      count += 1
      await target.click()
    },
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

const driverRows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) })

/** The reasons of a grouped list, each with its number of drivers. */
async function reasonsOf(page: Page): Promise<{ reason: string | undefined; count: number }[]> {
  const heads = page.locator('tr:has(th[scope="rowgroup"])')
  const texts = await heads.allTextContents()
  return texts.map((text) => {
    const [, reason, count = ''] = /^(\D+)([\d,]+)/.exec(text) ?? []
    return { reason, count: Number(count.replace(/,/g, '')) }
  })
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** All numbers in a tab's second line: "115 with expired documents · 42 red · 16 banned". */
async function partsOf(page: Page, name: string): Promise<number[]> {
  const [, detail = ''] = ((await tab(page, name).getAttribute('aria-description')) ?? '').split(', ')
  return detail.split(' · ').map((part) => Number.parseInt(part.replace(/,/g, ''), 10))
}

/** Saves the list, and gives the name of the file with its lines. */
async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  const text = await readFile(await download.path(), 'utf8')
  return {
    name: download.suggestedFilename(),
    lines: text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  }
}

test('everyone who can’t drive is one press away with the reasons, and two to see them all', async ({
  page,
  signIn,
}) => {
  const { press, count } = pressesOf()
  await signIn('owner')
  await figuresOfList(page)
  await press(tab(page, 'Can’t drive'))
  const figure = await figureOf(page, 'Can’t drive')
  expect(figure).toBeGreaterThan(20)
  await expect.poll(async () => sum((await reasonsOf(page)).map((each) => each.count))).toBe(figure)
  const reasons = await reasonsOf(page)
  expect(reasons.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['Passport expired', 'Overdue']))
  expect(sum(await partsOf(page, 'Can’t drive'))).toBe(figure)
  expect(count()).toBe(1)
  await press(page.getByRole('button', { name: 'Open all reasons' }))
  await expect(driverRows(page)).toHaveCount(figure)
  await expect(driverRows(page).filter({ has: page.getByRole('img', { name: 'Can’t drive' }) })).toHaveCount(figure)
  expect(count()).toBe(2)
})

test('opening a reason answers the press before it renders the rows, and no press before they are there is lost', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  const closed = page.getByRole('button', { name: /^Show all/ })
  await expect(closed.first()).toBeVisible()
  const count = await closed.count()
  const [before, after] = await closed.evaluateAll(async (buttons) => {
    const rows = () => document.querySelectorAll('tr[data-key]').length
    const before = rows()
    for (const button of buttons.slice(0, 2)) {
      if (button instanceof HTMLElement) button.click()
      await Promise.resolve() // React renders what isn't deferred
    }
    return [before, rows()]
  })
  expect(after).toBe(before)
  await expect(page.getByRole('button', { name: 'Show fewer' })).toHaveCount(2)
  await expect(closed).toHaveCount(count - 2)
})

test('papers of a branch that expire within 30 days are two presses away', async ({ page, signIn }) => {
  const { press, count } = pressesOf()
  await signIn('owner')
  await press(page.getByRole('treeitem', { name: /^North/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'North' })).toBeVisible()
  await press(tab(page, 'Expiring within 30 days'))
  await figuresOfList(page)
  await expect(page.getByRole('table', { name: /^Can drive, documents expire within 30 days: North/ })).toBeVisible()
  const figure = await figureOf(page, 'Expiring within 30 days')
  expect(figure).toBeGreaterThan(0)
  await expect(page.getByRole('rowheader', { name: /^Today \d+$/ })).toBeVisible()
  await expect(driverRows(page)).toHaveCount(figure)
  for (const row of await driverRows(page).all())
    await expect(row).toContainText(/expires (today|tomorrow|in \d+ days?)/)
  expect(count()).toBe(2)
})

test('acting on a red driver takes three presses in the list, for one after another', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  // Other tests share this world, so calls that would change it are answered here.
  const sent: unknown[] = []
  await page.route(/\/api\/v1\/users\/status$/, (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  const red = driverRows(page).filter({ has: page.getByRole('cell', { name: 'Red', exact: true }) })
  const changed = []
  for (const at of [0, 1]) {
    const { press, count } = pressesOf()
    const [, id] =
      /driver\/([\w-]+)/.exec(
        (await red.nth(at).getByRole('rowheader').getByRole('link').getAttribute('href')) ?? '',
      ) ?? []
    await press(red.nth(at).getByRole('button', { name: /^Actions for / }))
    await press(page.getByRole('menuitem', { name: 'Internally verified' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }))
    await expect.poll(() => sent).toHaveLength(at + 1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/view=cannot-drive/)
    expect(count()).toBeLessThanOrEqual(3)
    changed.push(expect.objectContaining({ userId: id, status: 'internal_verified' }))
  }
  expect(sent).toEqual(changed)
})

test('the file names the list, the day and what was checked, and has a row for each driver', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  const figure = await figureOf(page, 'Can’t drive')
  await expect(page.getByRole('button', { name: 'Open all reasons' })).toBeVisible()
  const { name, lines } = await exported(page)
  expect(name).toMatch(/^Can’t drive Meridian Freight with sub-organisations \d{4}-\d\d-\d\d\.csv$/)
  const [title, coverage, head, ...rows] = lines
  expect(title).toMatch(/^"Can’t drive: Meridian Freight with sub-organisations, \d{4}-\d\d-\d\d"/)
  expect(coverage).toMatch(/^"The documents of all \d+ cleared drivers were checked at \d\d:\d\d"/)
  expect(head).toContain('"Verdict","Reason"')
  expect(rows).toHaveLength(figure)
  expect(rows.filter((row) => !/,"Can’t drive","[^"]+",/.test(row))).toEqual([])
  await expect(page.getByText(`${figure} drivers exported.`)).toBeVisible()
})

test('no one counts as able to drive while documents can’t be read', async ({ page, signIn, expectLogged }) => {
  expectLogged(/GET \/api\/v1\/users\/deadlines\/\S+ returned 500/)
  await page.clock.install()
  await page.route('**/users/deadlines/*', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn('subViewer')
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible()
  const stop = page.getByRole('button', { name: 'Stop' })
  await expect(async () => {
    await page.clock.fastForward(5000) // the calls are repeated, each time later
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(stop).toHaveCount(0)
  const [cannot, pending, all] = await Promise.all(
    ['Can’t drive', 'Not cleared yet', 'Drivers'].map((name) => figureOf(page, name)),
  )
  const cleared = (all ?? 0) - (cannot ?? 0) - (pending ?? 0)
  expect(cleared).toBeGreaterThan(0)
  await expect(tab(page, 'Can drive')).toHaveAttribute('aria-description', `–, ${cleared} not checked`)
  await expect(tab(page, 'Expiring within 30 days')).toHaveAttribute('aria-description', /^–, /)
  await expect(tab(page, 'Drivers')).toHaveAttribute('aria-description', `${all}, 0 of ${cleared} checked`)
  const able = page.getByRole('table').getByRole('img', { name: 'Can drive' })
  await expect(page.getByRole('table').getByRole('img', { name: 'Not checked' }).first()).toBeVisible()
  await expect(able).toHaveCount(0)
  await tab(page, 'Can drive').click()
  await expect(page.getByText(`We couldn’t read the documents of ${cleared} cleared drivers.`)).toBeVisible()
  await expect(page.getByText('No drivers found so far')).toBeVisible()
  await expect(able).toHaveCount(0)
})

test('"Stop" ends the calls, the board and the file say how far they got, and "Continue" goes on', async ({
  page,
  signIn,
}) => {
  let asked = 0
  let unanswered = 0
  await page.clock.install()
  await page.route('**/users/deadlines/*', async (route) => {
    asked += 1
    unanswered += 1
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
    unanswered -= 1
  })
  await signIn('owner')
  await expect.poll(() => asked).toBeGreaterThan(30) // the rows' own documents are among the first
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const stopped = asked
  await expect.poll(() => unanswered).toBe(0)
  await page.clock.runFor(3000)
  expect(asked).toBe(stopped)
  await page.clock.resume()
  const description = (await tab(page, 'Drivers').getAttribute('aria-description')) ?? ''
  const [, done, cleared] = /, (\d+) of (\d+) checked$/.exec(description) ?? []
  expect(Number(done)).toBeGreaterThan(0)
  const left = Number(cleared) - Number(done)
  await expect(tab(page, 'Can drive')).toHaveAttribute('aria-description', new RegExp(`, ${left} not checked$`))
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tab(page, 'Can drive').getByText(`${left} not checked`)).toBeVisible()
  }
  const groups = ['Can’t drive', 'Not cleared yet', 'Can drive']
  const figures = await Promise.all(groups.map((name) => figureOf(page, name)))
  expect(sum(figures) + left).toBe(await figureOf(page, 'Drivers'))

  await tab(page, 'Can’t drive').click()
  await expect(page.getByText(/^The documents of \d+ of \d+ cleared drivers have been checked\.$/)).toBeVisible()
  const { name, lines } = await exported(page)
  const coverage = `The documents of ${done} of ${cleared} cleared drivers have been checked`
  expect(name).toContain(`(${coverage})`)
  expect(lines[1]).toContain(coverage)
  await page.getByRole('button', { name: 'Continue' }).last().press('Enter') // a toast may cover either
  await expect.poll(() => asked).toBeGreaterThan(stopped)
})

test('an opened reason, the search, the place and the row are still there on return, and J goes on from it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  await page
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click()
  await expect(page).toHaveURL(/open=\w+/)
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeVisible() // the rows follow the address
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('a')
  await expect(page).toHaveURL(/find=a/)
  const places = await driverRows(page).count()
  const tenth = driverRows(page).nth(10).getByRole('rowheader').getByRole('link')
  const eleventh = driverRows(page).nth(11).getByRole('rowheader').getByRole('link')
  const name = (await tenth.textContent()) ?? ''
  await tenth.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  const opens = async () => {
    await tenth.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const returns = [() => page.goBack(), () => page.getByRole('link', { name: /who can’t drive$/ }).click()]
  for (const back of returns) {
    await opens()
    await back()
    await expect(driverRows(page)).toHaveCount(places)
    await expect(page.locator('tr[aria-current]').getByRole('link', { name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
    await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toHaveValue('a')
  }
  await page.keyboard.press('j')
  await expect(eleventh).toBeFocused()
})

test('a group’s checkbox selects everyone in it, and B leads to what can be done with them and back; the tree leads to the same list elsewhere', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  await expect(driverRows(page).first()).toBeVisible()
  const [first] = await reasonsOf(page)
  await page.getByRole('checkbox', { name: `Select all ${first?.count}: Passport expired` }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('status')).toHaveText(`${first?.count} selected`)
  await page.keyboard.press('j')
  const link = driverRows(page).first().getByRole('rowheader').getByRole('link')
  await expect(link).toBeFocused()
  await page.keyboard.press('b')
  await expect(bar.getByRole('button', { name: 'Internally verified' })).toBeFocused()
  await page.keyboard.press('b')
  await expect(link).toBeFocused()
  const lift = bar.getByRole('button', { name: 'Lift House & Yard Ban' })
  await expect(lift).toBeHidden()
  await page
    .getByRole('checkbox', { name: /^Select all \d+: Banned/ })
    .first()
    .check()
  await expect(lift).toBeVisible()
  await page.getByRole('treeitem', { name: /^North/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'North' })).toBeVisible()
  await expect(tab(page, 'Can’t drive')).toHaveAttribute('aria-selected', 'true')
})

test('a list to which the user returns offline is whole again once the connection is back', async ({
  page,
  signIn,
  context,
  goOffline,
  expectLogged,
}) => {
  expectLogged(/GET \/api\/v1\/users got no answer/)
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  const figure = await figureOf(page, 'Can’t drive')
  await driverRows(page).first().getByRole('rowheader').getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await goOffline()
  await page.goBack()
  await expect.poll(() => figureOf(page, 'Can’t drive'), { timeout: 20_000 }).toBeLessThan(figure)
  await context.setOffline(false)
  await expect.poll(() => figureOf(page, 'Can’t drive')).toBe(figure)
})

test('who isn’t cleared yet is grouped by why, and adds up to the figure', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Not cleared yet').click()
  await expect(page).toHaveURL(/view=not-cleared$/)
  for (const filter of [page.getByRole('combobox', { name: 'Status' }), page.getByRole('button', { name: /^Remove / })])
    await expect(filter).toHaveCount(0)
  const figure = await figureOf(page, 'Not cleared yet')
  await expect.poll(async () => sum((await reasonsOf(page)).map((each) => each.count))).toBe(figure)
  const reasons = (await reasonsOf(page)).map(({ reason }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(['Not verified yet', 'Under review', 'In analysis']))
  expect(new Set(reasons).size).toBe(reasons.length)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: `Select all ${figure}` }).click()
  await expect(page.getByText(`${figure} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Open all reasons' }).click()
  await expect(driverRows(page)).toHaveCount(figure)
})

test('a row says since when once the driver’s activity has been read', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  const overdue = page.locator('tr:has(th[scope="rowgroup"]):has-text("Overdue") + tr')
  await expect(overdue).toContainText(/Updated \d/)
  await overdue.getByRole('rowheader').getByRole('link').click()
  const since = page.getByRole('region', { name: 'Verdict' }).getByText(/^Since /)
  const text = (await since.textContent()) ?? ''
  await page.goBack()
  await expect(overdue).toContainText(text)
})
