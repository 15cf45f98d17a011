import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { imports } from '../imports.ts'
import { primitives, root } from '../packages/primitives.ts'

const DRAWS = /^exports\[`(.+) > draws 1`\] = `"(.*)"`;$/gm

/** The primitives that each story of the console draws, by its file and name: the run of every story compares them. */
export function drawn(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('stories/*/__snapshots__/*.snap', { cwd: root })
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(DRAWS)].map(
        ([, name, names = '']) => [`${basename(file, '.snap')} ${name}`, names.split(' ')] as const,
      ),
    ),
  )
}

/** The stories that draw each primitive, by file and name, and the other primitives that import it. */
export function usage() {
  const graph = imports()
  const list = primitives()
  const all = [...drawn()]
  return Object.fromEntries(
    list.map(({ name, file }) => {
      const stories = all.flatMap(([story, names]) => (names.includes(name) ? story : []))
      const inside = list.filter((other) => other.name !== name && graph.of(other.file).includes(file))
      return [name, { stories, inside: inside.map((other) => other.name) }]
    }),
  )
}
