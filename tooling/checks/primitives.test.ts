import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplesIn } from '../../.storybook/guidePages.ts'
import type { Guide } from '../../packages/ui/src/guide/index.ts'
import { primitives, root } from '../packages/primitives.ts'
import { propTables } from '../packages/propTables.ts'
import { digestsOf } from '../visual/digests.ts'

const list = primitives()
const names = list.map(({ name }) => name)
const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { eager: true, import: 'guide' })
const guideOf = (name: string) => Object.entries(guides).find(([path]) => path.endsWith(`/${name}.guide.tsx`))?.[1]

it('every primitive has a screenshot in dark: in the gallery, or a page of its own', () => {
  const gallery = globSync('stories/ui/gallery/*.tsx', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const ownPage = ['AppShell', 'BoardTabs', 'CentredCard']
  const unseen = ['Csp', 'LinkProvider', 'VisuallyHidden', 'PrintSheet', 'PasswordRules'] // or always on paper, or in PasswordInput
  const missing = list.filter(({ entry }) => !gallery.some((code) => code.includes(`'${entry}'`)))
  expect(missing.map(({ name }) => name).sort()).toEqual([...ownPage, ...unseen].sort())
  const dark = [...digestsOf().keys()].filter((name) => name.startsWith('desktop-dark/components-'))
  for (const name of ['gallery', ...ownPage])
    expect(dark.join()).toContain(`desktop-dark/components-${name.toLowerCase()}--`)
})

describe.each(list)('$name', ({ name, file }) => {
  it('has a page: a guide beside it', () => {
    const guide = file.replace('.tsx', '.guide.tsx')
    expect(existsSync(join(root, guide)), `Write ${guide}; Badge.guide.tsx is an example.`).toBe(true)
  })

  it('has no empty section on its page', () => {
    const { use = [], instead = [], dos = [], donts = [], keys = '', accessibility = [] } = guideOf(name) ?? {}
    const sections = { use, instead, dos, donts, keys, accessibility }
    expect(Object.entries(sections).filter(([, words]) => words.length === 0)).toEqual([])
  })

  it('names only other primitives to use instead', () => {
    const others = guideOf(name)?.instead.map(([, other]) => other) ?? []
    expect(others.filter((other) => other === name || !names.includes(other))).toEqual([])
  })

  it('shows the code of each example', () => {
    const { dos = [], donts = [] } = guideOf(name) ?? {}
    const code = readFileSync(join(root, file.replace('.tsx', '.guide.tsx')), 'utf8')
    expect(examplesIn(`${name}.tsx`, code)).toHaveLength(dos.length + donts.length)
  })
})

describe("the compiler's tables of props", () => {
  const tables = propTables(list)

  it.each(names)('say what %s is for', (name) => {
    expect(tables[name]?.find(({ component }) => component === name)?.description).not.toBe('')
  })

  it('have the real types, defaults and values', () => {
    expect(tables.Button?.[0]?.props.find(({ name }) => name === 'variant')).toEqual({
      name: 'variant',
      type: '"destructive" | "primary" | "secondary" | "tertiary"',
      options: ['destructive', 'primary', 'secondary', 'tertiary'],
      default: "'secondary'",
      isRequired: false,
      description: '',
    })
    const select = tables.Select?.find(({ component }) => component === 'Select')
    expect(select?.element).toBe('button')
    expect(select?.props.filter(({ isRequired }) => isRequired).map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'options: readonly Choice<Value>[]',
    ])
  })
})
