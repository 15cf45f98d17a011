import { commands, page } from 'vitest/browser'
import { traffic } from '../../.storybook/mockServer.ts'
import type { StoryOfTest } from '../../.storybook/storyRun.ts'

/** Milliseconds that a busy machine may take to resize a frame. */
const PATIENCE = 600

/** In takePicture.ts; the types of Vitest don't list it. */
const { takePicture } = commands as unknown as { takePicture: (story: string) => Promise<boolean> }

/** Shows a story whole and has it taken. What differs from the known one is shown once all have been taken. */
export async function compareScreenshot(story: StoryOfTest) {
  const showBehind = story.isPage ? await leaveOutPageBehind() : () => {}
  const { innerWidth, innerHeight } = window
  try {
    for (const wait of RETRIES) {
      window.focus() // in a frame without the focus, nothing matches `:focus`
      await everythingLoaded()
      await showWholePage()
      if (!story.isPage) leaveOutEmptyRest()
      if (await takePicture(story.id)) return
      await new Promise((resolve) => setTimeout(resolve, wait))
      await page.viewport(innerWidth, innerHeight) // it may have grown with a page that was still loading
    }
    await showWholePage() // axe looks next, and would take what a bar covers for too small
  } finally {
    document.body.style.minBlockSize = ''
    showBehind()
  }
}

/** Milliseconds after each attempt: what comes late on a busy machine has come then, a real change stays. */
const RETRIES = [0, 1500, 0]

/** Below an open dialog the page isn't drawn: else each change of a list would be one of every dialog over it. */
async function leaveOutPageBehind(): Promise<() => void> {
  const behind = [...document.body.querySelectorAll<HTMLElement>(':scope > div[data-base-ui-inert]')]
  if (behind.length === 0 || !document.querySelector(DIALOGS)) return () => {}
  for (const element of behind) element.style.display = 'none'
  await page.viewport(window.innerWidth, TALLEST_DIALOG)
  return () => {
    for (const element of behind) element.style.display = ''
  }
}

/** A dialog comes after its backdrop, a popover has none. */
const DIALOGS =
  '[role="presentation"] ~ :is([role="dialog"], [role="alertdialog"], :has([role="dialog"], [role="alertdialog"]))'
const TALLEST_DIALOG = 1000

/**
 * An answer can lead to another request, and code or a font to a taller page: loading is over once three frames are
 * equal, and nothing was left to do in between.
 */
export async function everythingLoaded() {
  let seen = ''
  let alike = 0
  while (alike < 3) {
    await nextFrame()
    await idle()
    const { requests, waiting } = traffic()
    const now = [requests, waiting, document.fonts.status, document.documentElement.scrollHeight].join()
    alike = now === seen && waiting === 0 ? alike + 1 : 0
    seen = now
  }
}

/**
 * Nothing is painted below the frame, so the frame grows to the page's height (which may grow with it) before the
 * screenshot.
 */
export async function showWholePage() {
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

export function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** React has rendered its last slice. */
export function idle() {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
}
