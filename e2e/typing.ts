import type { Locator } from '@playwright/test'

/** Milliseconds between two keys: less than the product's debounce. */
const BETWEEN_KEYS = 250

/**
 * Types by the page's own clock, so that a busy machine types as fast as an idle one. Call `page.clock.install()`
 * first.
 */
export async function typeSteadily(field: Locator, text: string) {
  const { clock } = field.page()
  await clock.pauseAt((await field.page().evaluate(() => Date.now())) + 1000)
  for (const key of text) {
    await field.press(key)
    await clock.runFor(BETWEEN_KEYS)
  }
  await clock.resume()
}
