import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modes } from '../../../.storybook/modes.ts'

interface Entry {
  id: string
  type: 'story' | 'docs'
  name: string
  title: string
  importPath: string
  tags?: string[]
}

const root = join(import.meta.dirname, '../../..')
const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')

/** What every screen shows beside what is special about it; a story file names what it cannot have, with the reason. */
const REQUIRED = ['Default', 'Loading', 'Error']

describe('every screen of the route table', () => {
  const routes = readFileSync(join(root, 'packages/console/src/routes.tsx'), 'utf8')
  const screens = [...new Set([...routes.matchAll(/'(\w+Screen)'/g)].map(([, name]) => name ?? ''))]

  it('is found', () => {
    expect(screens).toEqual(expect.arrayContaining(['SignInScreen', 'OrganisationScreen', 'ProfileStepScreen']))
  })

  it.each(screens)('%s has its required states in Storybook', (screen) => {
    const file = `./stories/screens/${screen}.stories.tsx`
    const names = stories.filter(({ importPath }) => importPath === file).map(({ name }) => name)
    const [, skipped = ''] = /states: \{\s*skip: \{([^}]*)\}/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const missing = REQUIRED.filter((state) => !names.some((name) => name.startsWith(state)))
    expect(
      missing.filter((state) => !new RegExp(`\\b${state}: '.+'`).test(skipped)),
      `${file} lacks states, and skips only: ${skipped}`,
    ).toEqual([])
  })
})

describe('pictures', () => {
  const fileOf = (id: string) => `${id.replace(/-+/g, '-')}.png`

  it('cannot be confused: no two stories share a file name', () => {
    const names = stories.map(({ id }) => fileOf(id))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(Object.entries(modes))('%s has a picture of each of its stories and of no other', (mode, { tag }) => {
    const shown = stories.filter(({ tags = [] }) => tags.includes(tag) && !tags.includes('no-visual'))
    const wanted = shown.map(({ id }) => fileOf(id)).sort()
    const held = globSync(`visual/${mode}/*.png`, { cwd: root })
      .map((path) => basename(path))
      .sort()
    expect(held).toEqual(wanted)
  })
})
