import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { modes } from '../../.storybook/modes.ts'
import { DIGESTS, digestsOf, linesOf } from '../visual/digests.ts'

const root = join(import.meta.dirname, '../..')
const digests = digestsOf()

it('no two screenshots of a mode are the same', () => {
  const alike = Map.groupBy([...digests.keys()], (name) => `${dirname(name)} ${digests.get(name)}`)
  expect([...alike.values()].filter(({ length }) => length > 1)).toEqual([])
})

/** What differs from light on the desktop in colours or direction alone: a few say as much as all. */
it('dark, forced colours and right to left have at most 60 screenshots together', () => {
  const modes = [...digests.keys()].map((name) => dirname(name))
  expect(modes.filter((mode) => !['desktop-light', 'mobile-light'].includes(mode)).length).toBeLessThanOrEqual(60)
})

it('every line is the SHA-256 of a screenshot in a mode, in order', () => {
  expect(readFileSync(join(root, DIGESTS), 'utf8')).toBe(linesOf(digests))
  const line = new RegExp(`^(${Object.keys(modes).join('|')})/[a-z0-9-]+ [0-9a-f]{64}$`)
  expect(
    linesOf(digests)
      .trimEnd()
      .split('\n')
      .filter((each) => !line.test(each)),
  ).toEqual([])
})
