import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../packages/domain/src')
const REEXPORT = /export (?:type )?(\{[^}]*\}|\*) from '([^']+)'/g
const EXPORTED =
  /(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^export (?:const|let|function\*?|async function|class|interface|type) (\w+)/gms

/** What an index gives away: the file and the name of each. */
function exportsOf(index: string): [file: string, name: string][] {
  const found = [...readFileSync(join(source, index), 'utf8').matchAll(REEXPORT)]
  return found.flatMap(([, names = '', target = '']) => {
    const file = join(dirname(index), target)
    if (names === '*') return exportsOf(file)
    const single = names.slice(1, -1).split(',')
    return single.map((name) => name.trim().replace(/^type /, '')).flatMap((name) => (name ? [[file, name]] : []))
  })
}

/** The comments over a name: a struct and the type inferred from it share one. */
const docsOf = (file: string, name: string) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(EXPORTED)]
    .filter(([, , exported]) => exported === name)
    .map(([, doc = '']) => doc)
    .join(' ')

describe.each(['index.ts', 'data/index.ts'])('each public export of %s', (index) => {
  it('says in a sentence what it gives, with the clause it comes from or the export that names it', () => {
    const all = exportsOf(index)
    expect(all.length).toBeGreaterThan(30)
    const silent = all.filter(
      ([file, name]) => !/\w.*(?:\b(?:spec|product|reliability)\b|\{@link)/s.test(docsOf(file, name)),
    )
    expect(silent.map(([file, name]) => `${file} ${name}`)).toEqual([])
  })
})
