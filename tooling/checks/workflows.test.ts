import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LABEL } from '../review/pictures/approval.ts'
import { MARK } from '../review/pictures/comment.ts'
import { root } from '../review/primitives.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const ci = textOf('.github/workflows/ci.yml')
const review = textOf('.github/workflows/review.yml')

it('run every layer of npm test', () => {
  const layers = [...textOf('tooling/test.ts').matchAll(/short: '([^']+)'/g)].map(([, name]) => name)
  const jobs = [...ci.matchAll(/layers: (.+)/g)].flatMap(([, names = '']) => names.split(' '))
  expect(layers.length).toBeGreaterThan(5)
  expect(layers.filter((name) => !jobs.includes(name ?? ''))).toEqual([])
})

it('run every shard of a layer', () => {
  const shards = [...ci.matchAll(/layers: (.+)\n +shard: --shard=(\d)\/(\d)/g)]
  for (const [, layers, , count] of shards) {
    const own = shards.filter(([, other]) => other === layers).map(([, , number]) => number)
    expect(own).toEqual(Array.from({ length: Number(count) }, (_, index) => `${index + 1}`))
  }
  expect(shards.length).toBeGreaterThan(3)
})

it('know the label and the comment of the design review', () => {
  expect(review).toContain(`--remove-label "${LABEL}"`)
  expect(review).toContain(`startswith("${MARK}")`)
})
