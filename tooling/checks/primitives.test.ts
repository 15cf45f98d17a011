import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What shows nothing of its own. */
const NO_PRIMITIVES = ['internal', 'theme', 'icon', 'link', 'csp', 'visually-hidden']

/** What opens elsewhere, and so has no element of its own where it stands: its test looks for axe violations itself. */
const OPENED = ['command-palette', 'confirm-dialog', 'dialog', 'menu', 'popover', 'sheet', 'toast', 'tooltip']

/** What one reads and does not operate; links and buttons inside are described on their own pages. */
const READ_ONLY = [
  'avatar badge banner card centred-card columns description-list empty-state form-layout heading inline inline-alert',
  'kbd mark masked-value page-header page-progress print-sheet progress-bar share-bar skeleton spinner stack stepper',
  'sticky-actions text timeline',
].flatMap((line) => line.split(' '))

/** Whole pages, which no tile can hold. */
const PAGES = ['app-shell', 'centred-card', 'print-sheet']

/** A key as the tables name it, and how a story presses it. */
const KEYS: [name: RegExp, press: RegExp][] = [
  [/(?<!Shift )Tab/, /\.tab\(\)/],
  [/Shift Tab/, /\.tab\(\{ shift: true \}\)/],
  [/Enter/, /\{Enter\}/],
  [/Space/, /(?:keyboard\('|\[')(?:\{Enter\})? '/],
  [/Escape/, /\{Escape\}/],
  [/Home/, /\{Home\}/],
  [/End/, /\{End\}/],
  [/Arrow down/, /\{ArrowDown\}/],
  [/Arrow up/, /\{ArrowUp\}/],
  [/Arrow left/, /\{ArrowLeft\}/],
  [/Arrow right/, /\{ArrowRight\}/],
  [/Arrow keys/, /\{Arrow\w+\}/],
  [/Ctrl K/, /\{Control>\}k/],
  [/⌘ K/, /\{Meta>\}k/],
  [/Alt T/, /\{Alt>\}t/],
  [/letters/, /keyboard\('[a-z]/],
  [/digits/, /keyboard\('\+?\d/],
]

/** These show all of them, and so say nothing of any. */
const ALL = ['stories/ui/AllTogether.stories.tsx', 'stories/ui/Gallery.stories.tsx']

interface Page {
  file: string
  text: string
  title: string
  about: string
}

const primitives = globSync('packages/ui/src/*/index.ts', { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((folder) => !NO_PRIMITIVES.includes(folder))

const pages = globSync('stories/ui/*.stories.tsx', { cwd: root })
  .filter((file) => !ALL.includes(file))
  .map((file): Page => {
    const text = readFileSync(join(root, file), 'utf8')
    const [, title = ''] = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text) ?? []
    const [, about = ''] = /component: `((?:[^`\\]|\\.)*)`/.exec(text) ?? []
    return { file, text, title, about }
  })

const tiles = globSync('stories/ui/gallery/*.tsx', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

describe('every primitive of the design system', () => {
  it.each(primitives)('%s has a page of stories that is about it, with an overview', (folder) => {
    const page = pageOf(folder)
    expect(page, `no page in stories/ui imports ${folder} and names ${nameOf(folder)}`).toBeDefined()
    expect(page?.text, page?.file).toContain('export const Overview')
  })

  it.each(primitives)('%s has a picture in light and dark', (folder) => {
    const picture = `${toId(pageOf(folder)?.title ?? folder, 'overview').replace(/-+/g, '-')}.png`
    for (const mode of ['desktop-light', 'desktop-dark'])
      expect(existsSync(join(root, 'visual', mode, picture)), `visual/${mode}/${picture}`).toBe(true)
  })

  it.each(primitives.filter((folder) => !READ_ONLY.includes(folder)))(
    '%s has its keys in a table and a story that proves it',
    (folder) => {
      const { about = '', text = '', file } = pageOf(folder) ?? {}
      expect(about, file).toContain('| key |')
      expect(text, file).toContain('export const Keyboard')
    },
  )

  it.each(pages.filter(({ about }) => about.includes('| key |')).map((page) => [page.title, page] as const))(
    '%s presses each key of its table',
    (_, { about, text, file }) => {
      const plays = text.replace(about, '')
      const named = [...about.matchAll(/^\| (?!key|---)([^|]+)/gm)].map(([, keys]) => keys).join()
      const unpressed = KEYS.filter(([name, press]) => name.test(named) && !press.test(plays))
      expect(
        unpressed.map(([name]) => name.source),
        file,
      ).toEqual([])
      expect(
        KEYS.some(([name]) => name.test(named)),
        file,
      ).toBe(true)
    },
  )

  it.each(primitives)('%s has a test of its conformance', (folder) => {
    const tests = globSync(`packages/ui/src/${folder}/*.test.tsx`, { cwd: root })
    const text = tests.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    expect(text, `packages/ui/src/${folder}/*.test.tsx`).toContain(
      OPENED.includes(folder) ? 'violationsIn(' : 'conforms(',
    )
  })

  it.each(primitives.filter((folder) => !PAGES.includes(folder)))('%s is in the gallery', (folder) => {
    expect(tiles).toMatch(new RegExp(`(name: |opened\\()'${nameOf(folder)}'`))
  })

  it('is meant by every exception', () => {
    expect(primitives).toEqual(expect.arrayContaining([...OPENED, ...READ_ONLY, ...PAGES]))
  })
})

/** Small relatives share a page: a primitive's own is the one that shows it and names it. */
function pageOf(folder: string): Page | undefined {
  const named = new RegExp(`\\b${nameOf(folder)}\\b`)
  return pages.find(
    ({ text, title, about }) =>
      text.includes(`'@driver-trust/ui/${folder}'`) && (named.test(title) || named.test(about)),
  )
}

function nameOf(folder: string): string {
  return folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
