import { configure, userEvent } from 'storybook/test'
import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { traffic } from './mockServer.ts'
import { type StoryOfTest, storyRun, type TypingUser } from './storyRun.ts'

/** Milliseconds that a busy machine may take to resize a frame. */
const PATIENCE = 600
/** Between two requests of a page, in milliseconds. */
const PAUSE = 200

/** Commands that the types of Vitest don't list: Storybook's and ours. */
const nodeCommands = commands as unknown as {
  resetMousePosition: () => Promise<void>
  takePicture: (story: string) => Promise<boolean>
}

// One page runs all story files, but loads this file once: hooks of Vitest would only see the first file, those of
// preview.tsx see all.
storyRun.isTest = true
storyRun.before = async (user) => {
  typeLater(user)
  await nodeCommands.resetMousePosition()
}
typeLater(userEvent)
configure({ getElementError: (message) => new Error(message ?? '') }) // or each attempt to find something prints the page
storyRun.report = (what, details) => {
  throw new Error(`${what}: ${details}`)
}
const takesWords = Boolean(import.meta.env.WORDS)
const takesScreenshots = Boolean(import.meta.env.VISUAL)
storyRun.after = async (story) => {
  const hasScreenshot = takesScreenshots && !story.tags.includes('no-visual')
  if (hasScreenshot) await compareScreenshot(story)
  await nextFrame()
  await idle() // what was measured in the last frame has been rendered, before axe looks
  if (!takesWords || !story.isPage || story.tags.includes('behaviour')) return
  if (!hasScreenshot) await everythingLoaded()
  if (drawnPrimitives().includes('Skeleton')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE)) // it may be between two requests
    await everythingLoaded()
  }
  expect(drawnPrimitives().join(' ')).toMatchSnapshot('draws')
  await compareWords(story)
}

/** A dialog takes the focus once more in the next frame when what had it is gone. Nobody types within a frame, but a story would. */
function typeLater(user: TypingUser) {
  const { type } = user
  user.type = async (...typed) => {
    await nextFrame()
    await nextFrame()
    await type(...typed)
  }
}

/** The file of each component of the design system, which is named after its primitive. */
const fileOf = new Map(
  Object.entries(
    import.meta.glob<object>(['../packages/ui/src/*/[A-Z]*.tsx', '!**/*.{guide,test}.tsx', '!**/internal/**'], {
      eager: true,
    }),
  ).flatMap(([file, exported]) =>
    Object.values(exported).map((each) => [each, /(\w+)\.tsx$/.exec(file)?.[1]] as const),
  ),
)

/** What React keeps of a component or an element. */
interface Fiber {
  elementType: unknown
  return: Fiber | null
}

/** The primitives around everything that is seen. */
function drawnPrimitives(): string[] {
  const passed = new Set<Fiber>()
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height } = element.getBoundingClientRect()
    if (width * height === 0 || !element.checkVisibility()) continue
    const [, own = null] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
    for (let fiber: Fiber | null = own; fiber && !passed.has(fiber); fiber = fiber.return) passed.add(fiber)
  }
  const names = [...passed].flatMap(({ elementType }) => fileOf.get(elementType) ?? [])
  return [...new Set(names)].sort()
}

/** What a screen says and how it is built, as assistive technology has it: the same on every platform. */
async function compareWords({ id }: StoryOfTest) {
  const [opened] = [...document.querySelectorAll(OPENED)].filter((element) => element.checkVisibility()).reverse()
  const shown = id.endsWith('--default') ? undefined : (opened ?? document.querySelector('main')) // the others have the same frame
  const rest = [...document.querySelectorAll(REST)]
  for (const element of rest) element.setAttribute('aria-hidden', 'true')
  try {
    await expect.element(page.elementLocator(shown ?? document.body)).toMatchAriaSnapshot()
  } finally {
    for (const element of rest) element.removeAttribute('aria-hidden')
  }
}

/** Two rows of a list say what twenty do. */
const REST = 'tbody > tr:nth-child(n + 3), li:nth-child(n + 6), [role="option"]:nth-child(n + 6)'

const OPENED = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What differs from the known one is shown once all have been taken. */
async function compareScreenshot(story: StoryOfTest) {
  const showBehind = story.isPage ? await leaveOutPageBehind() : () => {}
  const { innerWidth, innerHeight } = window
  try {
    for (const wait of RETRIES) {
      window.focus() // in a frame without the focus, nothing matches `:focus`
      await everythingLoaded()
      await showWholePage()
      if (!story.isPage) leaveOutEmptyRest()
      if (await nodeCommands.takePicture(story.id)) return
      await new Promise((resolve) => setTimeout(resolve, wait))
      await page.viewport(innerWidth, innerHeight) // it may have grown with a page that was still loading
    }
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
async function everythingLoaded() {
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

/** React has rendered its last slice. */
function idle() {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
}
