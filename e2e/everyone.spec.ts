import { type APIRequestContext, type Browser, expect, type Frame, type Page, test } from '@playwright/test'

const SAMPLE = 'screens-organisation--default'
const PARTS = 3

test('"Everyone" shows its first and last person what they would see alone', async ({ page, browser }) => {
  test.setTimeout(300_000)
  expect(await differencesIn(SAMPLE, page, browser)).toEqual([])
})

for (let part = 1; part <= PARTS; part += 1) {
  test(`"Everyone" is true of every story with a route, part ${part} of ${PARTS}`, async ({
    page,
    browser,
    request,
  }) => {
    test.skip(!process.env.DEEP, 'in the deep run')
    test.setTimeout(3 * 3_600_000)
    const stories = (await routedStories(request)).filter((_, index) => index % PARTS === part - 1)
    const differences: string[] = []
    for (const story of stories) differences.push(...(await differencesIn(story, page, browser)))
    expect(differences).toEqual([])
  })
}

/** What frames (all of them in the deep run) show otherwise than their story alone; nothing for a story that sets who is signed in. */
async function differencesIn(story: string, page: Page, browser: Browser): Promise<string[]> {
  await page.goto(`/storybook/?path=/story/${story}&tab=review/everyone`)
  const frames = page.locator('[data-frames] iframe')
  const refusal = page.getByText('This story depends on one of these values')
  await expect(frames.first().or(refusal)).toBeVisible({ timeout: 60_000 })
  if (await refusal.isVisible()) return []
  const count = await page.locator('[data-frames] > div').count()
  await expect(frames).toHaveCount(count, { timeout: 180_000 })
  expect(await page.locator('[data-frames]').evaluate(({ scrollTop }) => scrollTop), `${story} is scrolled`).toBe(0)
  const all = await frames.all()
  const compared = (process.env.DEEP ? all : [...all.slice(0, 1), ...all.slice(-1)]).map(async (each) => {
    const frame = await (await each.elementHandle())?.contentFrame()
    if (!frame) throw new Error('The frame has gone.')
    const viewport = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const alone = await browser.newPage({ viewport })
    await alone.goto(frame.url(), { timeout: 120_000 })
    const [shown, expected] = await settled(frame, alone.mainFrame())
    await alone.close()
    return shown === expected ? '' : `${frame.url()}\n${shown}\ninstead of\n${expected}`
  })
  return (await Promise.all(compared)).filter(Boolean)
}

/** What both show, as soon as it is the same, or else after a while. */
async function settled(...frames: readonly [Frame, Frame]): Promise<string[]> {
  let shown: string[] = []
  const isSame = async () => {
    shown = await Promise.all(frames.map((frame) => frame.evaluate(look)))
    return shown[0] !== '' && shown[0] === shown[1]
  }
  const deadline = performance.now() + 60_000 // all persons' stories load at once
  while (!(await isSame()) && performance.now() < deadline) await frames[0].waitForTimeout(200)
  return shown
}

/** Texts, errors and scrolling; empty while the story is being played. One frame alone can have the keyboard. */
function look(): string {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
  if (!['completed', 'finished', 'aborted', 'errored'].includes(preview?.currentRender?.phase ?? '')) return ''
  const text = document.body.innerText
  if (text === '') return ''
  const invalid = document.querySelectorAll('[aria-invalid="true"]').length
  const scrolled = [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).filter((top) => top > 0)
  return JSON.stringify({ text, invalid, scrolled })
}

async function routedStories(request: APIRequestContext): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string; title: string; tags: string[] }> } = await (
    await request.get('/storybook/index.json')
  ).json()
  return Object.values(index.entries)
    .filter(
      ({ type, title, tags }) => type === 'story' && /^(Screens|Flows)\//.test(title) && !tags.includes('behaviour'),
    )
    .map(({ id }) => id)
}
