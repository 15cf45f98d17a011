import { configure, userEvent } from 'storybook/test'
import { expect } from 'vitest'
import { commands, utils } from 'vitest/browser'
import { compareScreenshot, everythingLoaded, idle, nextFrame, showWholePage } from '../tooling/visual/screenshot.ts'
import { type StoryOfTest, storyRun, type TypingUser } from './storyRun.ts'

/** Between two requests of a page, in milliseconds. */
const PAUSE = 200

/** A command of Storybook's that the types of Vitest don't list. */
const { resetMousePosition } = commands as unknown as { resetMousePosition: () => Promise<void> }

// One page runs all story files, but loads this file once: hooks of Vitest would only see the first file, those of
// preview.tsx see all.
storyRun.isTest = true
storyRun.before = async (user) => {
  typeLater(user)
  await resetMousePosition()
}
typeLater(userEvent)
configure({ getElementError: (message) => new Error(message ?? '') }) // or each attempt to find something prints the page
storyRun.report = (what, details) => {
  throw new Error(`${what}: ${details}`)
}
const takesWords = Boolean(import.meta.env.WORDS)
const takesScreenshots = Boolean(import.meta.env.VISUAL)
storyRun.after = async (story) => {
  const isDrawn = !story.tags.includes('no-visual')
  const hasScreenshot = takesScreenshots && isDrawn
  if (hasScreenshot) await compareScreenshot(story)
  else if (isDrawn) await showWholePage() // axe would take what the head of a table covers for too small
  await nextFrame()
  await idle() // what was measured in the last frame has been rendered, before axe looks
  if (!takesWords || !story.isPage || story.tags.includes('behaviour')) return
  if (!hasScreenshot) await everythingLoaded()
  if (drawnPrimitives().includes('Skeleton')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE)) // it may be between two requests
    await everythingLoaded()
  }
  expect(drawnPrimitives().join(' ')).toMatchSnapshot('draws')
  compareWords(story)
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

/** As it is, without quotes. */
expect.addSnapshotSerializer({ test: (value) => String(value).startsWith('- '), serialize: (words: string) => words })

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
function compareWords({ id }: StoryOfTest) {
  const [opened] = [...document.querySelectorAll(OPENED)].filter((element) => element.checkVisibility()).reverse()
  const shown = id.endsWith('--default') ? undefined : (opened ?? document.querySelector('main')) // the others have the same frame
  const rest = [...document.querySelectorAll(REST)]
  for (const element of rest) element.setAttribute('aria-hidden', 'true')
  try {
    const tree = utils.aria.generateAriaTree(shown ?? document.body)
    expect(utils.aria.renderAriaTree(tree)).toMatchSnapshot() // toMatchAriaSnapshot takes what is there besides
  } finally {
    for (const element of rest) element.removeAttribute('aria-hidden')
  }
}

/** Two rows of a list say what twenty do. */
const REST = 'tbody > tr:nth-child(n + 3), li:nth-child(n + 6), [role="option"]:nth-child(n + 6)'

const OPENED = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
