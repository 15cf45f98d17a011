import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A primitive of the design system: an entry of its package that draws something. */
export interface Primitive {
  /** In code, and on its page. */
  name: string
  /** What is imported: `@driver-trust/ui/badge`. */
  entry: string
  file: string
  folder: string
}

/** Entries that draw nothing by themselves. */
const OTHERS = [
  './brand',
  './brand/css',
  './copy-text',
  './guide',
  './icon',
  './icon/draw',
  './portal',
  './reset.css',
  './theme',
  './use-command-key',
  './use-media',
  './use-printing',
  './words',
  './words/english',
]

/** Every primitive, from the entries of its package. */
export function primitives(): readonly Primitive[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    name: string
    exports: Record<string, string>
  }
  return Object.entries(exports)
    .filter(([entry]) => !OTHERS.includes(entry))
    .map(([entry, path]) => {
      const file = join('packages/ui', path).replaceAll('\\', '/')
      return { name: basename(path, '.tsx'), entry: entry.replace('.', name), file, folder: dirname(file) }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
