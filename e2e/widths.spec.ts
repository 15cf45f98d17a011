import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'

test.use({ documentChecks: 0 })

const lists = ['', '?drivers=invited', '?drivers=banned', '?view=deadlines', '?view=users', '?view=users&users=invited']

test('no list is cut or scrolls sideways at 1024, 1280 or 1440 px with its default columns', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const home = page.url()
  for (const list of lists) {
    await page.goto(`${home}${list}`)
    await expect(
      page.getByText(/^\d+–\d+ of \d+$|^No .+ yet$|^\d+ of \d+ active drivers checked$/).first(),
    ).toBeVisible()
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(afterTwoFrames)
      expect(await page.getByRole('table').evaluate(faultsOfTable), `${list} at ${width} px`).toEqual([])
      expect(await overflow(page), `${list} at ${width} px`).toBe(0)
    }
  }
})

/** The console has rendered for the new size. */
const afterTwoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** By how much a table is too wide, and the texts that its cells cut. */
function faultsOfTable(table: Element): (string | null)[] {
  const excess = table.scrollWidth - (table.parentElement?.clientWidth ?? 0)
  const cut = [...table.querySelectorAll('th, td')].filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).overflow !== 'visible',
  )
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...cut.map(({ textContent }) => textContent)]
}
