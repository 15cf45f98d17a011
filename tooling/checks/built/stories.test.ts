import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { describe, expect, it } from 'vitest'
import { modes } from '../../../.storybook/modes.ts'
import { drawn } from '../../review/usage.ts'
import { digestsOf } from '../../visual/digests.ts'

const root = join(import.meta.dirname, '../../..')
const { entries }: StoryIndex = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'))
/** In the manifest of `@storybook/addon-mcp`. */
interface Described {
  error?: object
  stories?: readonly { error?: object }[]
}

const stories = Object.values(entries).filter(({ type }) => type === 'story')

describe('every screen', () => {
  const required = ['Default', 'Loading', 'Error']
  const fixed = { Loading: 'It loads nothing.', Error: 'It asks the server nothing.' }
  const checking = { Loading: 'Checking the link is its default state.' }
  /** States that a screen can't have, with the reason. */
  const skipped: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    EmailLinkScreen: checking,
    EmailVerifiedScreen: fixed,
    InvitationAcceptedScreen: fixed,
    InvitationExpiredScreen: fixed,
    InvitationLinkScreen: checking,
    LinkExpiredScreen: fixed,
    LinkInactiveScreen: fixed,
    PasswordChangedScreen: fixed,
    ResetMailSentScreen: fixed,
    UnknownRouteScreen: { ...fixed, Default: 'It is shown with the guards.' },
    UserExistsScreen: fixed,
  }
  const inConsole = globSync('packages/console/src/screens/**/*Screen.tsx', { cwd: root })
  const inStorybook = stories.map(({ importPath }) => importPath).filter((path) => path.endsWith('Screen.stories.tsx'))
  const screens = [...new Set([...inConsole, ...inStorybook].map((path) => basename(path).replace(/\..*$/, '')))].sort()

  it.each(screens)('%s has its required states in Storybook', (screen) => {
    const shown = stories.filter(({ importPath }) => importPath === `./stories/screens/${screen}.stories.tsx`)
    const missing = required.filter((state) => !shown.some(({ name }) => name.startsWith(state)))
    expect(missing.filter((state) => !skipped[screen]?.[state])).toEqual([])
  })

  it('that skips a state exists', () => {
    expect(Object.keys(skipped).filter((screen) => !screens.includes(screen))).toEqual([])
  })
})

describe('every page of components', () => {
  const pages = Object.groupBy(
    stories.filter(({ importPath }) => importPath.startsWith('./stories/ui/')),
    ({ title }) => title.replace('Components/', '').replace('Together/', ''),
  )
  /** Primitives that are read, not operated; links and buttons inside have their own pages. */
  const readOnly = [
    ...['Badge', 'Banner', 'CentredCard', 'EmptyState', 'Gallery', 'VisuallyHidden and Csp', 'InlineAlert', 'Layout'],
    ...['Mark', 'PrintSheet', 'Skeleton and Spinner', 'Text', 'Signal'],
  ]

  it.each(Object.entries(pages))('%s begins with a story that has a screenshot', (_, [first] = []) => {
    expect(first?.tags).not.toContain('no-visual')
    expect(first?.name).not.toBe('Overview')
  })

  it.each(Object.entries(pages).filter(([title]) => !readOnly.includes(title)))(
    '%s has a story that operates it by keyboard',
    (_, page = []) => {
      expect(page.map(({ name }) => name)).toContain('Keyboard')
    },
  )
})

it('patterns show stories that exist', () => {
  const pages = globSync('stories/patterns/*.mdx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const shown = pages.map((page) => [...page.matchAll(/<Live story="([^"]+)"/g)].map(([, story = '']) => story))
  expect(shown.filter((stories) => stories.length === 0)).toEqual([])
  expect(shown.flat().filter((story) => entries[story]?.type !== 'story')).toEqual([])
})

it('what each visible story of the console draws is known, and of no other story', () => {
  const seen = stories.filter(
    ({ title, tags = [] }) => /^(Screens|Flows)/.test(title) && tags.includes('test') && !tags.includes('behaviour'),
  )
  const names = seen.map(({ importPath, name }) => `${basename(importPath)} ${name}`)
  expect([...drawn().keys()].sort()).toEqual(names.sort())
})

it('assistants are told of every component without errors', () => {
  const file = readFileSync(join(root, 'storybook-static/manifests/components.json'), 'utf8')
  const components = Object.values((JSON.parse(file) as { components: Record<string, Described> }).components)
  expect(components.length).toBeGreaterThan(50)
  const faults = components.flatMap(({ error, stories = [] }) => [error, ...stories.map((each) => each.error)])
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

describe('screenshots', () => {
  it('in dark are of primitives, and of one Default of each screen', () => {
    const dark = stories.filter(
      ({ title, tags = [] }) => /^(Screens|Flows)/.test(title) && tags.includes('visual-dark'),
    )
    expect(dark.filter(({ name }) => !name.startsWith('Default'))).toEqual([])
    expect(new Set(dark.map(({ title }) => title)).size).toBe(dark.length)
  })

  it.each(Object.entries(modes))('in %s have a digest for each of its stories and for no other', (mode, { tag }) => {
    const shown = stories.filter(({ tags = [] }) => tags.includes(tag) && !tags.includes('no-visual'))
    const known = [...digestsOf().keys()].filter((name) => name.startsWith(`${mode}/`))
    expect(known).toEqual(shown.map(({ id }) => `${mode}/${id}`).sort())
  })
})
