import { launchOptions } from '../tooling/browser.ts'
import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'

/** The text size that the user has set in the browser: twice the usual one. Pages aren't zoomed. */
const options = launchOptions()
test.use({ launchOptions: { ...options, args: [...options.args, '--blink-settings=defaultFontSize=32'] } })

test('with text of twice the size, a page folds as if it were half as wide, and nothing is cut', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', /, checked \d/)
  const home = page.url()
  for (const list of ['', '?view=cannot-drive', '?view=deadlines', '?view=users']) {
    await page.goto(`${home}${list}`)
    await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible()
    expect(await overflow(page), list).toBe(0)
    expect(await page.getByRole('tablist').evaluateAll(hiddenTabs), list).toEqual([])
  }
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  await page.goto(`${home}?view=cannot-drive`)
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Copy driver ID' })).toBeInViewport({ ratio: 1 })
  expect(await overflow(page)).toBe(0)
})

/** The tabs that aren't wholly in their list. */
function hiddenTabs(lists: Element[]): (string | null)[] {
  return lists.flatMap((list) => {
    const room = list.getBoundingClientRect()
    return [...list.querySelectorAll('[role="tab"]')]
      .filter((tab) => {
        const { left, right } = tab.getBoundingClientRect()
        return left < room.left - 1 || right > room.right + 1
      })
      .map(({ textContent }) => textContent)
  })
}
