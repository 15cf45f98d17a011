import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { imports } from '../imports.ts'
import { primitives, root } from '../packages/primitives.ts'

const REFERENCE = /\bvars((?:\.\w+|\['?\w+'?\])+)/g

/**
 * What each primitive's styles refer to, as paths into `vars` such as `text.muted`. A path may name a group: then the
 * code chooses among its tokens.
 */
export function tokensOfPrimitives(): Record<string, readonly string[]> {
  const graph = imports()
  const list = primitives()
  return Object.fromEntries(
    list.map(({ name, file, folder }) => {
      const isOther = (each: string) =>
        each.endsWith('.tsx') && dirname(each) !== folder && !each.includes('/internal/')
      const own = [...graph.reachedFrom(file, isOther)].filter((each) => !isOther(each))
      return [name, [...new Set(own.flatMap(referencesIn))].sort()]
    }),
  )
}

function referencesIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(REFERENCE)].map(([, path = '']) => normalised(path))
}

/** `.fontSize[12]` → `fontSize.12`; an index that the code computes ends the path. */
const normalised = (path: string) =>
  path
    .replace(/\[\w*[a-z].*/, '')
    .replaceAll(/\['?(\w+)'?\]/g, '.$1')
    .slice(1)
