import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '../..')
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g
const PACKAGE = /^@driver-trust\/(\w+)(\/data)?/

/** The parts that files belong to, by the beginning of their path; the first that fits. */
export type Parts = readonly (readonly [beginning: string, part: string])[]

/** The parts that each part imports. Tests are left out. */
export type ImportsByPart = ReadonlyMap<string, ReadonlySet<string>>

/** Finds who imports whom among the files of a pattern. */
export function importsByPart(pattern: string, parts: Parts): ImportsByPart {
  const imports = new Map<string, Set<string>>()
  for (const file of globSync(pattern, { cwd: root }).filter((each) => !each.includes('.test.'))) {
    const own = partOf(file, parts)
    if (!own) continue
    const reached = targetsOf(file).map((target) => partOf(target, parts))
    const others = reached.filter((part): part is string => part !== undefined && part !== own)
    imports.set(own, new Set([...(imports.get(own) ?? []), ...others]))
  }
  return imports
}

function partOf(file: string, parts: Parts): string | undefined {
  return parts.find(([beginning]) => file.startsWith(beginning))?.[1]
}

/** Files and folders of this repository that a file imports. */
function targetsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [relative(root, resolve(root, dirname(file), specifier))]
    const [, name, data = ''] = PACKAGE.exec(specifier) ?? []
    return name ? [`packages/${name}/src${data}/`] : []
  })
}
