import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { figureOf, figuresOfList } from './rangeOfList.ts'

/** Expects that board, list, tree, deadlines, file and print name what one count over the API finds. */
export async function expectOneCount(page: Page, { isOwnOnly = false } = {}): Promise<void> {
  const isKnown = /^0(, \d+ invited .+)?$|, (checked \d\d:\d\d|by status)$/
  await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', isKnown)
  const counted = await page.evaluate(countOverApi, isOwnOnly)
  const { drivers, cannot, pending, can, soon, banned } = counted
  const onBoard = {
    Drivers: drivers,
    'Can’t drive': cannot,
    'Not cleared yet': pending,
    'Can drive': can,
    Expiring: soon,
  }
  for (const [tab, count] of Object.entries(onBoard)) expect(await figureOf(page, tab), tab).toBe(count)
  if (drivers === 0) return
  await expect(page.getByText(new RegExp(`^1–\\d+ of ${drivers - banned}$`))).toBeVisible()
  if (banned > 0) await expect(page.getByText(`${drivers - banned} active · ${banned} banned`)).toBeVisible()
  if (!isOwnOnly)
    await expect(page.getByRole('treeitem', { selected: true })).toHaveAttribute(
      'aria-label',
      new RegExp(`, ${cannot} can’t drive$`),
    )

  await page.getByRole('tab', { name: 'Can’t drive' }).click()
  const rows = page.locator('tr[data-key]')
  await expect(rows.first()).toBeVisible()
  for (const openAll of await page.getByRole('button', { name: 'Open all reasons' }).all()) await openAll.click() // none if no reason has more than four
  await expect(rows).toHaveCount(cannot)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(new RegExp(` · ${cannot} drivers? · `))).toBeVisible()
  await expect(rows).toHaveCount(cannot)
  await page.emulateMedia({ media: 'screen' })
  const file = await exported(page)
  if (file?.isWhole(cannot)) expect(file.lines).toHaveLength(cannot + 3) // below the title, what it rests on, and the headers
  await expectDeadlines(page, counted)
}

/** Expects the rows of those who can drive for each step of time that an address can ask for, and its headings. */
export async function expectSteps(page: Page): Promise<void> {
  const { steps } = await page.evaluate(countOverApi, false)
  const address = new URL(page.url())
  for (const [due, count] of Object.entries(steps)) {
    address.search = `?view=can-drive&due=${due}`
    await page.goto(address.href)
    await figuresOfList(page)
    await expect(page.locator('tr[data-key]'), due).toHaveCount(count)
    const { today, tomorrow, week } = steps
    const apart: Record<string, number> = {
      Today: today,
      Tomorrow: tomorrow,
      'This week': week,
      Later: count - today - tomorrow - week,
    }
    const isStep = ['today', 'tomorrow', 'week'].includes(due)
    for (const [heading, of] of isStep ? [] : Object.entries(apart))
      await expect(page.getByRole('rowheader', { name: new RegExp(`^${heading} ?${of}$`) })).toHaveCount(of > 0 ? 1 : 0)
  }
  expect(steps.week).toBeGreaterThan(0)
}

type Counted = Awaited<ReturnType<typeof countOverApi>>

async function expectDeadlines(page: Page, { drivers, banned, expired, documents }: Counted) {
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: /^Check all/ }).click()
  const all = new RegExp(`^All ${drivers - banned} active drivers? checked$`)
  await expect(page.getByText(all)).toBeVisible({ timeout: 60_000 })
  for (const [filter, count] of Object.entries(documents))
    await expect(page.locator('label').filter({ hasText: new RegExp(`^${filter}`) })).toHaveText(
      `${filter}${count.toLocaleString('en-GB')}`,
    )
  const file = await exported(page)
  const listed = Number(/of (\d+) drivers? listed/.exec(await page.getByText(/listed$/).innerText())?.[1])
  if (file?.isWhole(listed)) expect(file.lines).toHaveLength(documents['All documents'] + 1)
  await page.getByRole('radio', { name: /^Stops a cleared driver/ }).click({ force: true })
  await expect(page.getByText(new RegExp(`of ${expired} drivers? listed$`))).toBeVisible() // those whom the board counts
}

/** Saves the list, if the user can; the file is whole if they can export all of it. */
async function exported(page: Page) {
  const button = page.getByRole('button', { name: 'Export CSV' })
  if ((await button.count()) === 0) return undefined
  const downloading = page.waitForEvent('download')
  await button.click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  const said = await page
    .getByText(/drivers? exported\./)
    .last()
    .innerText()
  return { lines: text.trim().split('\r\n'), isWhole: (count: number) => new RegExp(`^${count} drivers?`).test(said) }
}

/** Reads everyone in view with their documents, and counts them by the contract's words alone. Runs in the page. */
async function countOverApi(isOwnOnly: boolean) {
  const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
  const get = async (path: string) => (await fetch(`/api/v1${path}`, { headers })).json()
  const root = await get('/organizations/')
  const people: { id: string; status: string; dates: (string | undefined)[] }[] = []
  for (let at = 1, total = 1; people.length < total; at += 1) {
    const own = isOwnOnly ? `&organization_id=${root.id}` : ''
    const page = await get(`/users?role=driver&page_size=100&page=${at}${own}`)
    total = page.total
    const read = page.items.map(async ({ id, status }: { id: string; status: string }) => {
      const { deadlines } = await get(`/users/deadlines/${id}`)
      const kinds = ['passport', 'idCard', 'residencePermit', 'driversLicense']
      return { id, status, dates: kinds.map((kind) => deadlines[kind]?.slice(0, 10)) }
    })
    people.push(...(await Promise.all(read)))
  }
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const isOf = (...wanted: string[]) => people.filter(({ status }) => wanted.includes(status))
  const until = (list: typeof people, last: string, first = '') =>
    list.flatMap(({ dates }) => dates.filter((date) => date && date >= first && date <= last)).length
  const isNext = ({ dates }: (typeof people)[number], from: string, to: string) => {
    const [next = ''] = dates.filter((date) => date !== undefined && date !== '').sort()
    return next >= from && next <= to
  }
  const banned = isOf('banned_explicitly', 'banned_inherited')
  const active = people.filter((each) => !banned.includes(each))
  const cleared = isOf('verified', 'internal_verified')
  const expired = cleared.filter((each) => until([each], day(-1)) > 0)
  const can = cleared.filter((each) => !expired.includes(each))
  const missing = active.flatMap(({ dates }) => dates.filter((date) => !date)).length
  return {
    drivers: people.length,
    banned: banned.length,
    expired: expired.length,
    cannot: expired.length + banned.length + isOf('overdue', 'locked', 'red').length,
    pending: isOf('pending', 'submitted', 'unverified', 'in_analysis', 'under_review').length,
    can: can.length,
    steps: {
      today: can.filter((each) => isNext(each, day(0), day(0))).length,
      tomorrow: can.filter((each) => isNext(each, day(1), day(1))).length,
      week: can.filter((each) => isNext(each, day(2), day(7))).length,
      within30: can.filter((each) => isNext(each, day(0), day(30))).length,
      within90: can.filter((each) => isNext(each, day(0), day(90))).length,
    },
    soon: can.filter((each) => until([each], day(30)) > 0).length,
    documents: {
      'All documents': until(active, day(90)) + missing,
      'Stops a cleared driver': until(cleared, day(-1)),
      'All expired': until(active, day(-1)),
      'Within 30 days': until(active, day(30), day(0)),
      'Within 90 days': until(active, day(90), day(0)),
      Missing: missing,
    },
  }
}
