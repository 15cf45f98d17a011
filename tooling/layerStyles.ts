import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { imports } from './imports.ts'

const source = join(import.meta.dirname, '../packages/ui/src')

/**
 * The cascade layer of each folder's styles: those of a component come after those of the components that it is made of,
 * wherever a bundler puts them. So a style sheet can be split, and what is in it twice does no harm.
 */
const depths = depthsOfFolders()
const deepest = Math.max(...depths.values())

/** The order of all layers; first in each style sheet, because the first statement decides. */
export const LAYER_ORDER = `@layer ${['reset', 'theme', ...Array.from({ length: deepest }, (_, index) => `depth-${index + 1}`)].map(named).join(', ')};`

function named(layer: string): string {
  return `driver-trust.${layer}`
}

/** The layer of a module of the design system, by its path below `src`. */
function layerOf(path: string): string {
  if (/^theme\/\w*[rR]eset\.css\.ts$/.test(path)) return named('reset')
  const depth = depths.get(dirname(path))
  if (depth === undefined) throw new Error(`${path} isn't part of the design system.`)
  return named(depth === 0 ? 'theme' : `depth-${depth}`)
}

/** Puts the styles of the design system, and of what it builds in, into a cascade layer: any rule of an application wins. */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]packages[\\/]ui[\\/]src[\\/].*\.css\.ts\.vanilla\.css|[\\/]sonner[\\/]dist[\\/]styles\.css/ },
      handler: (code, id) => ({ code: `${LAYER_ORDER}\n${rules(code, moduleOf(id))}`, map: null }),
    },
  }
}

/** The design system's module with the styles of an id; sonner's belong to the toasts. */
export function moduleOf(id: string): string {
  if (/[\\/]sonner[\\/]/.test(id)) return 'toast/sonner.css'
  return relative(source, id.replace(/\.vanilla\.css.*$/, '')).replaceAll('\\', '/')
}

/** The rules of a module, in its layer. */
export function rules(code: string, module: string): string {
  return `@layer ${layerOf(module)} {\n${code}\n}\n`
}

/** One more than the deepest folder with styles that a folder's modules reach; tokens are at 0. */
function depthsOfFolders(): ReadonlyMap<string, number> {
  const graph = imports()
  const modules = Map.groupBy(
    graph.files.filter((file) => /^packages\/ui\/src\/(?!guide\/)/.test(file)),
    folderOf,
  )
  const depths = new Map([['theme', 0]])
  const depthOf = (folder: string, path: readonly string[] = []): number => {
    if (path.includes(folder)) throw new Error(`Folders of styles need each other: ${[...path, folder].join(' → ')}`)
    const reached = (modules.get(folder) ?? []).flatMap((file) => [...graph.reachedFrom(file)])
    const styled = new Set(reached.filter((file) => file.endsWith('.css.ts')).map(folderOf))
    styled.delete(folder)
    const depth = depths.get(folder) ?? 1 + Math.max(0, ...[...styled].map((each) => depthOf(each, [...path, folder])))
    depths.set(folder, depth)
    return depth
  }
  for (const folder of modules.keys()) depthOf(folder)
  return depths
}

function folderOf(file: string): string {
  return dirname(file).replace('packages/ui/src/', '')
}
