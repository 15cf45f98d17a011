import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { imports } from '../imports.ts'
import { primitives, root } from '../packages/primitives.ts'

export interface Usage {
  /** Files and names of the stories that draw it. */
  stories: readonly string[]
  /** Other primitives that import it. */
  inside: readonly string[]
}

const DRAWS = /^exports\[`(.+) > draws 1`\] = `"(.*)"`;$/gm

/** Where each primitive is seen: what the run of every story has found drawn, and compares each time. */
export function usage(): Record<string, Usage> {
  const graph = imports()
  const list = primitives()
  const drawn = globSync('stories/*/__snapshots__/*.snap', { cwd: root }).flatMap((file) => {
    const stories = basename(file, '.snap')
    return [...readFileSync(join(root, file), 'utf8').matchAll(DRAWS)].map(
      ([, name, names = '']) => [`${stories} ${name}`, names.split(' ')] as const,
    )
  })
  return Object.fromEntries(
    list.map(({ name, file }) => {
      const stories = drawn.flatMap(([story, names]) => (names.includes(name) ? story : []))
      const inside = list.filter((other) => other.name !== name && graph.of(other.file).includes(file))
      return [name, { stories, inside: inside.map((each) => each.name) }]
    }),
  )
}
