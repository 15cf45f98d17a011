import type { Locator, Page } from 'playwright'

export interface Step {
  name: string
  /** It begins with an empty page instead of the list. */
  isStart?: boolean
  /** It ends with what is done, not when the page rests. */
  isOver?: boolean
  /** Gives what a person does, once everything that isn't measured is done. */
  ready: (page: Page, home: string) => Promise<() => Promise<unknown>>
}

const rows = (page: Page) => page.locator('tbody [role=rowheader] a')

/** What a person does with a list of drivers all day. */
export const STEPS: readonly Step[] = [
  {
    name: 'first rows',
    isStart: true,
    isOver: true,
    ready: async (page, home) => async () => {
      await page.goto(home, { waitUntil: 'commit' })
      await rows(page).first().waitFor()
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
    },
  },
  {
    name: 'whole page',
    isStart: true,
    ready: async (page, home) => () => page.goto(home),
  },
  {
    name: 'filter',
    async ready(page) {
      await page.getByRole('searchbox', { name: 'Find drivers' }).focus()
      return () => page.keyboard.press('a')
    },
  },
  {
    name: 'sort',
    ready: (page) => click(page, page.getByRole('button', { name: 'Organisation', exact: true })),
  },
  {
    name: 'next page',
    ready: (page) => click(page, page.getByLabel('Next page').first()),
  },
  {
    name: 'row menu',
    ready: (page) => click(page, page.getByRole('button', { name: /^Actions for/ }).nth(3)),
  },
  {
    name: 'open a driver',
    ready: (page) => click(page, rows(page).first()),
  },
  {
    name: 'back',
    async ready(page) {
      await rows(page).first().click()
      await page.locator('dl dd').first().waitFor()
      return () => page.evaluate(() => history.back())
    },
  },
]

/** Readies a page for a step, outside the measurement, and gives what a person then does. */
export async function prepare({ isStart, ready }: Step, page: Page, home: string) {
  await page.goto('about:blank')
  if (!isStart) {
    await page.goto(home)
    await rows(page).first().waitFor()
  }
  return ready(page, home)
}

/** Where to click is found beforehand: finding is script too. */
async function click(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("The benchmark's page doesn't show the target of the click.")
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
