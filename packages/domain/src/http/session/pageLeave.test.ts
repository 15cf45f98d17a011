import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStaying } from './pageLeave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a page', () => {
  it.each([
    ['comes back from the cache', 300, ['beforeunload', 'pageshow'], 0],
    ['was to be left, and the user stayed', 6000, ['beforeunload'], 5000],
  ])('that %s goes on', async (...[, pass, events, least]) => {
    const page = new EventTarget()
    const staying = createStaying(page as unknown as Window) // it only listens
    const [first, ...others] = events
    page.dispatchEvent(new Event(first ?? ''))
    const began = performance.now()
    const done = staying().then(() => performance.now() - began)
    for (const event of others) page.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(pass)
    const waited = await done
    expect(waited).toBeGreaterThanOrEqual(least)
    expect(waited).toBeLessThanOrEqual(least + 50)
  })

  it('that isn’t left doesn’t wait', async () => {
    await createStaying(new EventTarget() as unknown as Window)() // it only listens
  })
})
