import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type StoryOfTest, storyRun } from './storyRun.ts'

/** Requests of the current story, and how many were answered. */
let requests = 0
let answers = 0
/** Milliseconds to wait for an answer; stalled calls never get one. */
const PATIENCE = 600

// One page runs all story files, but loads this file once: hooks of Vitest would only see the first file, those of
// preview.tsx see all.
storyRun.isTest = true
storyRun.before = async () => {
  requests = 0
  answers = 0
  await (commands as unknown as { resetMousePosition: () => Promise<void> }).resetMousePosition() // a command of the browser provider that its types don't list
}
storyRun.queryTimeout = 25_000 // the first story of a run also waits for code to load
storyRun.report = (what, details) => {
  throw new Error(`${what}: ${details}`)
}
if (import.meta.env.VISUAL) {
  watchRequests()
  holdCaret()
  storyRun.after = async (story) => {
    if (story.tags.includes('no-visual')) return
    const { innerWidth, innerHeight } = window
    try {
      await compareScreenshot(story)
    } catch {
      await page.viewport(innerWidth, innerHeight) // it may have grown with a page that was still loading
      await compareScreenshot(story).catch(tellFocus) // a late frame on a busy machine passes on a retry, a real change doesn't
    } finally {
      document.body.style.minBlockSize = ''
    }
  }
}

async function compareScreenshot({ id: name, isPage }: StoryOfTest) {
  window.focus() // in a frame without the focus, nothing matches `:focus`
  await everythingLoaded()
  await showWholePage()
  if (!isPage) leaveOutEmptyRest()
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name)
}

/** A missing focus ring looks like any other difference. */
function tellFocus(error: Error) {
  const { localName, id } = document.activeElement ?? document.body
  error.message += `\nThe focus is on ${localName}#${id}, in a page ${document.hasFocus() ? 'with' : 'without'} the focus.`
  throw error
}

/** Screenshots hide the caret by its colour, which forced colours override: there it must not blink. */
function holdCaret() {
  const style = document.createElement('style')
  style.textContent = '* { caret-animation: manual !important }'
  document.head.append(style)
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

/**
 * An answer can lead to another request, and code or a font to a taller page: loading is over once three frames are
 * equal, and nothing was left to do in between.
 */
async function everythingLoaded() {
  let seen = ''
  let seenAt = performance.now()
  let alike = 0
  while (alike < 3) {
    await nextFrame()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 })) // React has rendered its last slice
    const now = [requests, answers, document.fonts.status, document.documentElement.scrollHeight].join()
    if (now !== seen) seenAt = performance.now()
    const isWaiting = answers < requests && performance.now() - seenAt < PATIENCE
    alike = now === seen && !isWaiting ? alike + 1 : 0
    seen = now
  }
}

/**
 * Nothing is painted below the frame, so the frame grows to the page's height (which may grow with it) before the
 * screenshot.
 */
async function showWholePage() {
  for (let round = 0; round < 4; round += 1) {
    const { scrollHeight } = document.documentElement
    if (scrollHeight <= window.innerHeight) break
    await page.viewport(window.innerWidth, scrollHeight)
    const resizing = performance.now()
    while (window.innerHeight < scrollHeight && performance.now() - resizing < PATIENCE) await nextFrame() // a busy machine resizes late
  }
  await nextFrame()
  await nextFrame() // painted
}

/** A small primitive leaves most of the frame empty: the screenshot ends a little below the lowest thing that is shown. */
function leaveOutEmptyRest() {
  const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const lowest = Math.max(...shown.map((element) => element.getBoundingClientRect().bottom))
  if (lowest + MARGIN < window.innerHeight) document.body.style.minBlockSize = `${Math.ceil(lowest + MARGIN)}px`
}

const MARGIN = 16

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
