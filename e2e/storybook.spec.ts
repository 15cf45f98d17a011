import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { toolbars } from '../.storybook/toolbars.ts'

declare global {
  interface Window {
    /** Set when a story has been shown and played. */
    isFinished?: boolean
    /** Set when its play has failed. */
    isMisfit?: boolean
  }
}

/** Links whose toolbar doesn't fit what the story's play does. */
const misfits = [
  ['screens-driver-actions--ban-question', 'persona:signed-out'],
  ['screens-organisation--new-organisation', 'world:empty;persona:viewer;theme:dark'],
  ['flows-organisation--ban-three-drivers', 'network:offline'],
] as const

/** What is drawn for each story; a story that sets a value itself keeps it. */
const TRIED = ['persona', 'network', 'world', 'theme'] as const
/** Milliseconds for a story of the sample: a play that doesn't fit waits for ten seconds, and then fails. */
const ENOUGH = 12_000

test.beforeEach(({ page }) => page.addInitScript(noteTheEnd))

for (const [story, globals] of misfits) {
  test(`${story} opens with ${globals}, although its play fails`, async ({ page }) => {
    await open(page, story, globals)
    await page.waitForFunction(() => window.isFinished, undefined, { timeout: 55_000 })
    expect(await page.evaluate(() => window.isMisfit)).toBe(true)
    expect(await errorOn(page)).toBe('')
  })
}

for (const part of [1, 2, 3]) {
  test(`every story opens with whatever the toolbars offer, part ${part} of 3`, async ({ page, request }) => {
    test.skip(!process.env.DEEP, 'in the deep run')
    test.setTimeout(3_600_000)
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const draw = drawing(seed + part)
    const stories = (await allStories(request)).filter((_, index) => index % 3 === part - 1)
    const tell = (words: string) => process.stdout.write(`part ${part}, SEED=${seed}: ${words}\n`)
    const faults: string[] = []
    for (const [index, story] of stories.entries()) {
      if (index % 20 === 0) tell(`${index} of ${stories.length} stories, ${faults.length} failed`)
      const chosen = TRIED.map((name) => `${name}:${draw(toolbars[name].toolbar.items).value}`).join(';')
      await open(page, story, `${chosen};a11y.manual:!true`)
      await errorOn(page) // a busy machine takes its time to show anything
      await page.waitForFunction(() => window.isFinished, undefined, { timeout: ENOUGH }).catch(() => {})
      const error = await errorOn(page)
      if (error) faults.push(`${story}, ${chosen}: ${error}`)
    }
    tell(`all ${stories.length} stories, ${faults.length} failed`)
    expect(faults, `drawn with SEED=${seed}`).toEqual([])
  })
}

test('where a reviewer went inside a story is in the link, and survives another theme and width', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000) // Storybook itself loads twice
  const patient = { timeout: 60_000 }
  await page.goto('/storybook/?path=/story/screens-organisation--default&globals=viewport.value:desktop')
  const story = page.frameLocator('#storybook-preview-iframe')
  await story.getByRole('tab', { name: 'Users' }).click(patient)
  await expect(story.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/at:screens-organisation--default/)
  const link = page.url()
  await page.close()
  const colleague = await context.newPage()
  await colleague.goto(`${link};theme:dark`)
  const theirs = colleague.frameLocator('#storybook-preview-iframe')
  await expect(theirs.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true', patient)
  await expect(theirs.locator('html')).toHaveAttribute('data-theme', 'dark')
})

const open = (page: Page, story: string, globals: string) =>
  page.goto(`/storybook/iframe.html?id=${story}&viewMode=story&globals=${globals}`)

/** What Storybook's error page says; empty if the story is shown. */
async function errorOn(page: Page): Promise<string> {
  const [story, errorPage] = [page.locator('body.sb-show-main'), page.locator('body.sb-show-errordisplay')]
  await story
    .or(errorPage)
    .waitFor({ timeout: 60_000 })
    .catch(() => {}) // told below
  if ((await story.count()) > 0) return ''
  return (await errorPage.count()) > 0 ? page.locator('#error-message').innerText() : 'not shown in a minute'
}

/** Storybook reports the end on its channel, whether the play failed or not. */
function noteTheEnd() {
  let channel: { on: (event: string, listener: () => void) => void }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value
      channel.on('playFunctionThrewException', () => {
        window.isMisfit = true
      })
      channel.on('storyFinished', () => {
        window.isFinished = true
      })
    },
  })
}

async function allStories(request: APIRequestContext): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string }> } = await (
    await request.get('/storybook/index.json')
  ).json()
  return Object.values(index.entries)
    .filter(({ type, id }) => type === 'story' && !id.startsWith('internal-'))
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
