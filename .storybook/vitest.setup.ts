import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { pictureHooks } from './pictureHooks.ts'

// One page runs all story files, and this file once: hooks of Vitest would see the first file only, those of preview.tsx see all.
pictureHooks.before = () => (commands as unknown as { resetMousePosition: () => Promise<void> }).resetMousePosition() // a command of the browser provider that the types do not list
if (import.meta.env.VISUAL) {
  pictureHooks.after = async ({ id, tags, parameters }) => {
    if (tags.includes('no-visual')) return
    await document.fonts.ready
    await showWholePage()
    await expect(page.elementLocator(document.body)).toMatchScreenshot(id, parameters.visual)
  }
}

/** What lies below the frame is not painted: the frame grows to the page before its picture is taken. */
async function showWholePage() {
  const { scrollHeight } = document.documentElement
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight)
}
