import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { pictureHooks } from './pictureHooks.ts'

/** Requests of the present story that have no answer yet; those of a stalled call never get one. */
const unanswered = new Set<symbol>()
/** How long a picture waits for them, in milliseconds. */
const PATIENCE = 1500

// One page runs all story files, and this file once: hooks of Vitest would see the first file only, those of preview.tsx see all.
pictureHooks.before = async () => {
  unanswered.clear()
  await (commands as unknown as { resetMousePosition: () => Promise<void> }).resetMousePosition() // a command of the browser provider that the types do not list
}
if (import.meta.env.VISUAL) {
  watchRequests()
  pictureHooks.after = async ({ id, tags }) => {
    if (tags.includes('no-visual')) return
    try {
      await comparePicture(id)
    } catch {
      await comparePicture(id) // what a busy machine shows late is late once; what has changed stays so
    }
  }
}

async function comparePicture(name: string) {
  await everythingLoaded()
  await showWholePage()
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name)
}

function watchRequests() {
  const { fetch } = window
  window.fetch = async (...request) => {
    const key = Symbol('request')
    unanswered.add(key)
    try {
      return await fetch(...request)
    } finally {
      unanswered.delete(key)
    }
  }
}

/** An answer may lead to the next request, and code or a font to a taller page: all is there when nothing happens twice in a row. */
async function everythingLoaded() {
  const started = performance.now()
  let height = 0
  for (let quiet = 0; quiet < 2 && performance.now() - started < PATIENCE; ) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    const { scrollHeight } = document.documentElement
    const isQuiet = unanswered.size === 0 && document.fonts.status === 'loaded' && scrollHeight === height
    quiet = isQuiet ? quiet + 1 : 0
    height = scrollHeight
  }
}

/** What lies below the frame is not painted: the frame grows to the page, which may grow with it, before its picture is taken. */
async function showWholePage() {
  for (let round = 0; round < 4; round += 1) {
    const { scrollHeight } = document.documentElement
    if (scrollHeight <= window.innerHeight) return
    await page.viewport(window.innerWidth, scrollHeight)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
