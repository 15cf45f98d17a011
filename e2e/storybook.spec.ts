import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { networks } from '../.storybook/networkOf.ts'
import { toolbars } from '../.storybook/toolbars.ts'

declare global {
  interface Window {
    /** Set when a story has been shown and played. */
    isFinished?: boolean
  }
}

/** Links whose toolbar doesn't fit what the story's play does. */
const misfits = [
  ['screens-organisation--default', 'persona:signed-out'],
  ['screens-organisation--filter-tags', 'persona:subViewer;theme:dark'],
  ['screens-settings-1-organisation--default', 'network:failing'],
  ['screens-user--default', 'world:empty;names:long'],
  ['flows-organisation--ban-three-drivers', 'network:offline'],
] as const

test.beforeEach(({ page }) => page.addInitScript(noteTheEnd))

for (const [story, globals] of misfits) {
  test(`${story} opens with ${globals}, although its play fails`, async ({ page }) => {
    expect(await errorOf(page, story, globals)).toBe('')
  })
}

test('stories open with whatever the toolbars offer', async ({ page, request }) => {
  test.skip(!process.env.DEEP, 'in the deep run')
  test.setTimeout(3_600_000)
  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  const draw = drawing(seed)
  const stories = await storiesOfScreens(request)
  const personas = toolbars.persona.toolbar.items.map(({ value }) => value)
  const faults: string[] = []
  for (let count = 0; count < 60; count += 1) {
    const story = draw(stories)
    const globals = `persona:${draw(personas)};network:${draw(networks)};theme:${draw(['light', 'dark'])};text:${draw(['given', 'long'])};contrast:${draw(['given', 'forced'])}`
    const error = await errorOf(page, story, globals)
    if (error) faults.push(`${story}, ${globals}: ${error}`)
  }
  expect(faults, `drawn with SEED=${seed}`).toEqual([])
})

test('where a reviewer went inside a story is in the link, and survives another theme and width', async ({
  page,
  context,
}) => {
  await page.goto('/storybook/?path=/story/screens-organisation--default&globals=viewport.value:desktop')
  const story = page.frameLocator('#storybook-preview-iframe')
  await story.getByRole('tab', { name: 'Users' }).click()
  await expect(story.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/at:screens-organisation--default/)
  const colleague = await context.newPage()
  await colleague.goto(`${page.url()};theme:dark`)
  const theirs = colleague.frameLocator('#storybook-preview-iframe')
  await expect(theirs.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true')
  await expect(theirs.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/** What Storybook's error page says about a story; empty if the story is shown. */
async function errorOf(page: Page, story: string, globals: string): Promise<string> {
  await page.goto(`/storybook/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(() => window.isFinished, undefined, { timeout: 55_000 })
  const isShown = await page.locator('body.sb-show-main').count()
  return isShown ? '' : page.locator('#error-message').innerText()
}

/** Storybook reports the end on its channel, whether the play failed or not. */
function noteTheEnd() {
  let channel: { on: (event: string, listener: () => void) => void }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value
      channel.on('storyFinished', () => {
        window.isFinished = true
      })
    },
  })
}

async function storiesOfScreens(request: APIRequestContext): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string; title: string }> } = await (
    await request.get('/storybook/index.json')
  ).json()
  return Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && /^(Screens|Flows)\//.test(title))
    .map(({ id }) => id)
}

/** Picks from lists, reproducibly (a linear congruential generator). */
function drawing(seed: number) {
  let state = seed
  return <Item>(from: readonly Item[]): Item => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return from[Math.floor((state / 2 ** 32) * from.length)] as Item // the index is inside
  }
}
