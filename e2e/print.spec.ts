import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { figureOf, figuresOfList } from './rangeOfList.ts'

/** The number of A4 pages that would be printed. */
async function pagesOf(page: Page): Promise<number> {
  const file = (
    await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } })
  ).toString('latin1')
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Dates that are broken in two, and first rows of a group that a page may part from its heading. */
function faultsOnPaper(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const date = /\d{1,2} [A-Z][a-z]{2} \d{4}/.exec(text.textContent ?? '')
    if (!date || !text.parentElement?.closest('tbody')) continue
    const range = document.createRange()
    range.setStart(text, date.index)
    range.setEnd(text, date.index + date[0].length)
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
    )
    if (lines.size > 1) faults.push(date[0])
  }
  for (const row of document.querySelectorAll('[data-sheet] tbody tr:first-child'))
    if (getComputedStyle(row).breakBefore !== 'avoid') faults.push(`alone: ${row.textContent}`)
  return faults
}

test('a list prints whole, on one page and without its controls', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.setViewportSize({ width: 718, height: 1047 }) // A4 with margins of 10 mm
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('columnheader', { name: 'Phone' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  for (const control of ['button', 'checkbox', 'combobox', 'searchbox'] as const)
    for (const each of await page.getByRole('main').getByRole(control).all())
      if (!(await each.evaluate((element) => element.closest('th') !== null))) await expect(each).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const [ink, paper] = await page
    .getByRole('rowheader')
    .first()
    .evaluate((cell) => [getComputedStyle(cell).color, getComputedStyle(document.body).backgroundColor])
  expect(paper).toBe('rgb(255, 255, 255)')
  expect(ink).not.toBe(paper)
  expect(await pagesOf(page)).toBe(1)
})

test('a filter prints as words, without its button', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Red', exact: true }).click()
  const remove = page.getByRole('button', { name: /^Remove Status/ })
  await expect(remove).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Status: Red')).toBeVisible()
  await expect(remove).toBeHidden()
})

test('a list by reason prints everyone, with their number and the day', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await page.getByRole('tab', { name: 'Can’t drive' }).click()
  const figure = await figureOf(page, 'Can’t drive')
  await expect(page.getByRole('button', { name: 'Open all reasons' })).toBeVisible()
  await page.setViewportSize({ width: 718, height: 1047 }) // A4 with margins of 10 mm
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(figure)
  expect(await page.evaluate(faultsOnPaper)).toEqual([])
  const headings = await page.locator('[data-sheet] thead').allTextContents()
  const repeated = new Set(headings.filter((text) => /^\s*(Passport expired|Overdue)/.test(text)))
  expect([...repeated]).toHaveLength(2)
  await expect(
    page.getByText(
      new RegExp(` · ${figure} drivers · The documents of .* · \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d · Printed by `),
    ),
  ).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'Open all reasons' })).toBeVisible()
})

test('a printed list has dates for days, and names their time zone', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('radio', { name: 'Invited' }).check()
  const recent = page.getByRole('cell', { name: /^(Today|Yesterday|\d days ago)$/ })
  await expect(recent.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(recent).toHaveCount(0)
  await expect(page.getByText(/ · Printed by .* · times in UTC$/)).toBeVisible()
})

test('deadlines print all drivers, also those that the page keeps behind a button', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await expect(page.getByRole('button', { name: /^Show 50 more of / })).toBeVisible()
  const listed = async () =>
    Number((await page.getByText(/of \d+ drivers listed$/).textContent())?.match(/of (\d+) drivers/)?.[1])
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await rows.count()) - (await listed())).toBe(0)
  expect(await rows.count()).toBeGreaterThan(100)
  await expect(page.getByText(/^The first \d+ of /)).toHaveCount(0)
  const headings = await page
    .locator('thead')
    .filter({ hasText: /Name · Deadline ↑.*Passport/ })
    .allTextContents()
  expect(headings.length).toBeGreaterThan(2) // a page that begins within a group repeats its heading
  expect(headings.every((text) => /^(Expired|Today|Tomorrow|This week|Later|Missing)/.test(text))).toBe(true)
  await page.setViewportSize({ width: 718, height: 1047 })
  expect(await page.evaluate(faultsOnPaper)).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await expect(rows).toHaveCount(50)
})

test('a status sheet has every fact once, on one page', async ({ page, signIn }) => {
  await signIn('owner')
  const row = page.getByRole('row').filter({ hasText: 'North' }).first()
  await row.getByRole('rowheader').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Print status sheet' })).toBeVisible()
  await expect(page.getByText('Passport', { exact: true })).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Status sheet, /)).toBeVisible()
  await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toBeVisible()
  const terms = [
    'Driver ID',
    'Documents read',
    'Verdict',
    'Status',
    'Organisation',
    'E-mail',
    'Phone',
    'Created',
    'Updated',
    'Passport',
    'Identity card',
  ]
  for (const term of terms) await expect(page.getByRole('rowheader', { name: term, exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^\d+ \w{3} \d{4}, \d\d:\d\d$/ })).toHaveCount(1) // when the documents were read
  await expect(page.getByRole('cell', { name: /Joined the organisation · .*Invited by / })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  const edges = await page
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left))
  expect(new Set(edges).size).toBe(1)
  const sizes = await page
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontSize))
  expect(Math.max(...sizes.slice(1).map(parseFloat))).toBeLessThan(parseFloat(sizes[0] ?? ''))
  expect(await pagesOf(page)).toBe(1)
})
