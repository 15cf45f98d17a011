import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const NO_PRIMITIVES = new Set(['internal', 'theme', 'icon', 'link', 'csp'])

const folders = globSync('packages/ui/src/*/index.ts', { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((folder) => !NO_PRIMITIVES.has(folder))

describe('every primitive of the design system', () => {
  it.each(folders)('%s has a test and a story with an overview', (folder) => {
    const tests = globSync(`packages/ui/src/${folder}/*.test.tsx`, { cwd: root })
    const name = folder.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
    const story = join(root, 'stories/ui', `${name}.stories.tsx`)
    expect(tests, `packages/ui/src/${folder} has no *.test.tsx`).not.toEqual([])
    expect(existsSync(story), `${story} is missing`).toBe(true)
    expect(readFileSync(story, 'utf8')).toContain('export const Overview')
  })
})
