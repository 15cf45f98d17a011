import { expect, type Frame, type Page } from '@playwright/test'

/**
 * What frames of "Everyone" show otherwise than their story alone, once all have been played: the first and the last,
 * all of them in the deep run.
 */
export async function framesUnlikeTheirStory(page: Page): Promise<string[]> {
  const area = page.locator('[data-frames]')
  const frames = area.locator('iframe[src]') // each is given its address in turn
  await expect(frames).toHaveCount(await area.locator('> div').count(), { timeout: 180_000 })
  expect(await area.evaluate(({ scrollTop }) => scrollTop), 'scrolled').toBe(0)
  const all = await frames.all()
  const compared = (process.env.DEEP ? all : [...all.slice(0, 1), ...all.slice(-1)]).map(async (each) => {
    const frame = await (await each.elementHandle())?.contentFrame()
    if (!frame) throw new Error('The frame has gone.')
    return differenceFromAlone(frame)
  })
  return (await Promise.all(compared)).filter(Boolean)
}

/** What the frame's story shows in a page of its own instead; empty if it is the same. */
async function differenceFromAlone(frame: Frame): Promise<string> {
  const viewport = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  const alone = await frame.page().context().browser()?.newPage({ viewport })
  if (!alone) throw new Error('The browser has gone.')
  await alone.goto(frame.url(), { timeout: 120_000 })
  const [shown, expected] = await settled(frame, alone.mainFrame())
  await alone.close()
  return shown === expected ? '' : `${frame.url()}\n${shown}\ninstead of\n${expected}`
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
