import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const NO_PRIMITIVES = new Set(['internal', 'theme', 'icon', 'link', 'csp'])

const folders = globSync('packages/ui/src/*/index.ts', { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((folder) => !NO_PRIMITIVES.has(folder))

/** Small relatives share a page, so a story is found by what it imports. */
const pages = globSync('stories/ui/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .filter((text) => text.includes('export const Overview'))

describe('every primitive of the design system', () => {
  it.each(folders)('%s has a test and a page of stories with an overview', (folder) => {
    const tests = globSync(`packages/ui/src/${folder}/*.test.tsx`, { cwd: root })
    expect(tests, `packages/ui/src/${folder} has no *.test.tsx`).not.toEqual([])
    const shown = pages.filter((text) => text.includes(`'@driver-trust/ui/${folder}'`))
    expect(shown.length, `no page in stories/ui imports @driver-trust/ui/${folder}`).toBeGreaterThan(0)
  })
})
