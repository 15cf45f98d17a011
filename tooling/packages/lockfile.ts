import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of a lockfile, in part. */
export interface Locked {
  version: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

interface Manifest {
  name: string
  version: string
  dependencies: Record<string, string>
}

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** The entry at a path such as `node_modules/react`. */
export function locked(path: string): Locked {
  const entry = packages[path]
  if (!entry) throw new Error(`The lockfile has nothing at ${path}.`)
  return entry
}

/**
 * A lockfile for a manifest, with the versions of ours: npm installs by it without asking a registry what there is.
 * Entries of packages that ours doesn't have are given.
 */
export function lockfileFor({ name, version, dependencies }: Manifest, own: Readonly<Record<string, Locked>> = {}) {
  const entries: Record<string, Locked | Manifest> = { '': { name, version, dependencies }, ...own }
  const pending = [...needs({ version, dependencies }), ...Object.values(own).flatMap(needs)]
  for (const needed of pending) {
    const path = `node_modules/${needed}`
    if (entries[path]) continue
    const { dev: _dev, devOptional: _devOptional, ...entry } = locked(path)
    entries[path] = entry
    pending.push(...needs(entry))
  }
  return { name, version, lockfileVersion: 3, requires: true, packages: entries }
}

/** What npm installs for a package: its dependencies and the peers it can't do without. */
function needs({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Locked): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers]
}
