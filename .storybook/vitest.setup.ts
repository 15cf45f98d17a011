import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { pictureHooks } from './pictureHooks.ts'

/** Requests of the present story, and the answers to them. */
let requests = 0
let answers = 0
/** How long an answer is waited for, in milliseconds: those of a stalled call never come. */
const PATIENCE = 600

// One page runs all story files, and this file once: hooks of Vitest would see the first file only, those of preview.tsx see all.
pictureHooks.before = async () => {
  requests = 0
  answers = 0
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
    requests += 1
    try {
      return await fetch(...request)
    } finally {
      answers += 1
    }
  }
}

/** An answer may lead to the next request, and code or a font to a taller page: all is there when three frames are alike. */
async function everythingLoaded() {
  let seen = ''
  let seenAt = performance.now()
  let alike = 0
  while (alike < 3) {
    await nextFrame()
    const now = [requests, answers, document.fonts.status, document.documentElement.scrollHeight].join()
    if (now !== seen) seenAt = performance.now()
    const isWaiting = answers < requests && performance.now() - seenAt < PATIENCE
    alike = now === seen && !isWaiting ? alike + 1 : 0
    seen = now
  }
}

/** What lies below the frame is not painted: the frame grows to the page, which may grow with it, before its picture is taken. */
async function showWholePage() {
  for (let round = 0; round < 4; round += 1) {
    const { scrollHeight } = document.documentElement
    if (scrollHeight <= window.innerHeight) return
    await page.viewport(window.innerWidth, scrollHeight)
    await nextFrame()
  }
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
