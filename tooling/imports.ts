import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const { resolve } = createRequire(import.meta.url)

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
/** They leave nothing in what runs, so a change of them changes no pixel. */
const TYPES_ALONE = /\b(?:import|export) type [^;]*?from '[^']+'/g
/** Everything that a user can see. */
const SOURCES = 'packages/{ui,console}/src/**/*.{ts,tsx}'

export interface Imports {
  files: readonly string[]
  /** What a file imports of the sources. */
  of: (file: string) => readonly string[]
  /** A file and everything that it leads to; stops at files that `isEnd` names. */
  reachedFrom: (file: string, isEnd?: (file: string) => boolean) => ReadonlySet<string>
}

/** Who imports whom in the design system and the console. */
export function imports(): Imports {
  const files = globSync(SOURCES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|guide)\.tsx?$/.test(file))
  const known = new Set(files)
  const direct = new Map(files.map((file) => [file, importsIn(file).filter((each) => known.has(each))]))
  const of = (file: string) => direct.get(file) ?? []
  return {
    files,
    of,
    reachedFrom(start, isEnd = () => false) {
      const reached = new Set([start])
      for (const file of reached) {
        if (file !== start && isEnd(file)) continue
        for (const each of of(file)) reached.add(each)
      }
      return reached
    },
  }
}

/** Files that a file imports by path, or by an entry of our packages. */
export function importsIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(TYPES_ALONE, '')
  return [...code.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [posix.join(dirname(file), specifier)]
    return specifier.startsWith('@driver-trust/') ? relative(root, resolve(specifier)).replaceAll('\\', '/') : []
  })
}
