import type { Locator, Page } from 'playwright'

export interface Step {
  name: string
  /** Readies one run, outside the measurement, and gives what a person then does. */
  prepare: (page: Page, home: string) => Promise<() => Promise<unknown>>
  /** It ends with what is done, not when the page rests. */
  isOver?: boolean
}

const rows = (page: Page) => page.locator('tbody [role=rowheader] a')

/** What a person does with a list of drivers all day. */
export const STEPS: readonly Step[] = [
  {
    name: 'first rows',
    isOver: true,
    async prepare(page, home) {
      await page.goto('about:blank')
      return async () => {
        await page.goto(home, { waitUntil: 'commit' })
        await rows(page).first().waitFor()
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      }
    },
  },
  {
    name: 'whole page',
    async prepare(page, home) {
      await page.goto('about:blank')
      return () => page.goto(home)
    },
  },
  {
    name: 'filter',
    async prepare(page, home) {
      await show(page, home, 'filter')
      await page.getByRole('searchbox', { name: 'Find drivers' }).focus()
      return () => page.keyboard.press('a')
    },
  },
  {
    name: 'sort',
    async prepare(page, home) {
      await show(page, home, 'sort')
      return click(page, page.getByRole('button', { name: 'Organisation', exact: true }))
    },
  },
  {
    name: 'next page',
    async prepare(page, home) {
      await show(page, home, 'next page')
      return click(page, page.getByLabel('Next page').or(page.getByText('Next page')).first())
    },
  },
  {
    name: 'row menu',
    async prepare(page, home) {
      await show(page, home, 'row menu')
      return click(page, page.getByRole('button', { name: /^Actions for/ }).nth(3))
    },
  },
  {
    name: 'open a driver',
    async prepare(page, home) {
      await show(page, home, 'open a driver')
      return click(page, rows(page).first())
    },
  },
  {
    name: 'back',
    async prepare(page, home) {
      await show(page, home, 'back')
      if ((await rows(page).count()) > 0) await rows(page).first().click()
      await page.locator('dl dd').first().waitFor()
      return () => page.evaluate(() => history.back())
    },
  },
]

/** The list, or the page that stands for a step. */
async function show(page: Page, home: string, step: string) {
  await page.goto('about:blank')
  await page.goto(home.endsWith('/same') ? `${home}#${encodeURIComponent(step)}` : home)
  await rows(page).first().or(page.locator('dl dd').first()).waitFor()
}

/** Where to click is found beforehand: finding is script too. */
async function click(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("The benchmark's page doesn't show the target of the click.")
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
