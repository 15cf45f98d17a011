import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { figureOf, figuresOfList } from './rangeOfList.ts'

for (const persona of ['owner', 'northViewer', 'subAdmin'] as const) {
  test(`board, list, tree, file and print name one figure, for ${persona}`, async ({ page, signIn }) => {
    await signIn(persona)
    await figuresOfList(page)
    const figure = await figureOf(page, 'Can’t drive')
    const tree = page.getByRole('treeitem')
    const current = page.getByRole('treeitem', { selected: true })
    await expect(current).toHaveAttribute('aria-label', new RegExp(`, ${figure} can’t drive$`))

    await page.getByRole('tab', { name: 'Can’t drive' }).click()
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader').getByRole('link') })
    await expect(rows.first()).toBeVisible()
    for (const openAll of await page.getByRole('button', { name: 'Open all reasons' }).all()) await openAll.click() // none if no reason has more than four
    await expect(rows).toHaveCount(figure)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(new RegExp(` · ${figure} drivers · `))).toBeVisible()
    await expect(rows).toHaveCount(figure)
    await page.emulateMedia({ media: 'screen' })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
    const isWhole = (await page.getByText(`${figure} drivers exported.`, { exact: true }).count()) > 0
    if (isWhole) expect(lines).toHaveLength(figure + 3) // below the title, what it rests on, and the headers

    const labels = await tree.evaluateAll((items) => items.map(({ ariaLabel }) => ariaLabel ?? ''))
    for (const label of labels.slice(1, 4)) {
      await page.getByRole('treeitem', { name: label }).click()
      await figuresOfList(page)
      const [, name, count = ''] = /^(.+), ([\d,]+) can’t drive$/.exec(label) ?? []
      expect(await figureOf(page, 'Can’t drive'), name).toBe(Number(count.replace(',', '')))
    }
  })
}

test('the list says whom it leaves out', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  const [, active = '', banned = ''] =
    /([\d,]+) active · ([\d,]+) banned/.exec(await page.getByText(/active · /).innerText()) ?? []
  expect(Number(active) + Number(banned)).toBe(await figureOf(page, 'Drivers'))
  await expect(page.getByText(`1–20 of ${active}`)).toBeVisible()
  await page.getByRole('link', { name: `${banned} banned` }).click()
  await expect(page.getByText(`1–${banned} of ${banned}`)).toBeVisible()
})

test('the file of a list has the verdicts that the board counts', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  const [able, stopped] = [await figureOf(page, 'Can drive'), await figureOf(page, 'Can’t drive')]
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  const count = (verdict: string) => lines.filter((line) => line.includes(`"${verdict}"`)).length
  const banned = await page.getByText(/active · \d+ banned/).innerText()
  expect(count('Not checked')).toBe(0)
  expect(count('Can drive')).toBe(able)
  expect(count('Can’t drive')).toBe(stopped - Number(/(\d+) banned/.exec(banned)?.[1]))
})
