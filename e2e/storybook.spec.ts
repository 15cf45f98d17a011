import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { toolbars } from '../.storybook/toolbars.ts'

declare global {
  interface Window {
    /** Set when a story has been shown and played. */
    isFinished?: boolean
    /** Set when its play has failed. */
    isMisfit?: boolean
    /** Lines of the panel "Actions". */
    reported?: string[]
    /** Set when something has been clicked or typed, if only by its play. */
    isOperated?: boolean
  }
}

/** Links whose toolbar doesn't fit what the story's play does. */
const misfits = [
  ['screens-driver-actions--ban-question', 'persona:signed-out'],
  ['screens-organisation--new-organisation', 'world:empty;persona:viewer;theme:dark'],
  ['flows-organisation--ban-three-drivers', 'network:offline'],
] as const

/** Their servers have other drivers than most, but the same accounts. */
const ofOtherDrivers = [
  'screens-deadlines--empty',
  'screens-organisation-lists--one-driver',
  'screens-organisation-lists--long-names',
]

/** What is drawn for each story; a story that sets a value itself keeps it. */
const TRIED = ['persona', 'network', 'world', 'theme'] as const
/** Draws for each story. */
const DRAWS = 3
/** What the browser itself says of an answer that the toolbar's network asks for. */
const OF_THE_NETWORK = /^Failed to load resource/
/** Milliseconds for a story of the sample: a play that doesn't fit waits for ten seconds, and then fails. */
const ENOUGH = 12_000

test.beforeEach(({ page }) => page.addInitScript(noteTheEnd))

test('stories open with whatever their link says, although their play fails', async ({ context }) => {
  const plays = misfits.map(async ([story, globals]) => {
    const page = await context.newPage() // at once, because a play takes long to fail
    await page.addInitScript(noteTheEnd)
    await open(page, story, globals)
    await page.waitForFunction(() => window.isFinished, undefined, { timeout: 90_000 })
    expect(await page.evaluate(() => window.isMisfit), story).toBe(true)
    expect(await page.evaluate(() => window.reported), story).toEqual([])
    expect(await errorOn(page), story).toBe('')
  })
  await Promise.all(plays)
})

for (const story of ofOtherDrivers) {
  test(`${story} opens for a driver`, async ({ page }) => {
    await open(page, story, 'persona:driver')
    expect(await errorOn(page)).toBe('')
  })
}

for (const part of [1, 2, 3]) {
  test(`every story opens with whatever the toolbars offer, part ${part} of 3`, async ({ page, request }) => {
    test.skip(!process.env.DEEP, 'in the deep run')
    test.setTimeout(3 * 3_600_000)
    const seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const draw = drawing(seed + part)
    const stories = (await allStories(request)).filter((_, index) => index % 3 === part - 1)
    const tell = (words: string) => process.stdout.write(`part ${part}, SEED=${seed}: ${words}\n`)
    const faults: string[] = []
    let said: string[] = []
    page.on('pageerror', ({ message }) => said.push(message))
    page.on('console', (line) => {
      if (line.type() === 'error' && !OF_THE_NETWORK.test(line.text())) said.push(line.text())
    })
    for (const [index, story] of stories.flatMap((each) => Array(DRAWS).fill(each) as string[]).entries()) {
      if (index % 60 === 0) tell(`${index} of ${stories.length * DRAWS}, ${faults.length} failed`)
      const chosen = TRIED.map((name) => `${name}:${draw<{ value: string }>(toolbars[name].toolbar.items).value}`).join(
        ';',
      )
      said = []
      await open(page, story, `${chosen};a11y.manual:!true`)
      await errorOn(page) // a busy machine takes its time to show anything
      await page.waitForFunction(() => window.isFinished, undefined, { timeout: ENOUGH }).catch(() => {})
      const misfit = await page.evaluate(() => window.isMisfit)
      const errors = [await errorOn(page), await page.evaluate(faultInSight), ...(misfit ? [] : said)].filter(Boolean)
      if (errors.length > 0) faults.push(`${story}, ${chosen}: ${errors.join('; ')}`)
    }
    tell(`all ${stories.length * DRAWS}, ${faults.length} failed`)
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

/** An empty canvas, or a field that complains although nobody has used it. */
function faultInSight(): string {
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0
  if (![...document.querySelectorAll('#storybook-root *, body > [data-base-ui-portal] *')].some(isShown)) return 'blank'
  const showsErrors = /[?&]id=components-/.test(location.search) // a primitive in each state
  const complaint = window.isOperated || showsErrors ? null : document.querySelector('[aria-invalid="true"]')
  return complaint ? `complains unasked: ${complaint.outerHTML.slice(0, 200)}` : ''
}

/** Storybook reports the end on its channel, whether the play failed or not. */
function noteTheEnd() {
  for (const type of ['click', 'input']) {
    window.addEventListener(type, () => (window.isOperated = true), { capture: true })
  }
  let channel: { on: (event: string, listener: (detail: { data: { name: string } }) => void) => void }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value
      channel.on('playFunctionThrewException', () => {
        window.isMisfit = true
      })
      window.reported = []
      channel.on('storybook/actions/action-event', ({ data }) => window.reported?.push(data.name))
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
    .filter(({ type }) => type === 'story')
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
