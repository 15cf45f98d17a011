import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of a lockfile, in part. */
export interface Locked {
  version: string
  resolved?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
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
 * A lockfile for a manifest, with the versions of ours: npm takes from it what the manifest needs, without asking a
 * registry what there is. Of our tools it has only those that the manifest names. Entries of packages that ours doesn't
 * have are given.
 */
export function lockfileFor(manifest: Manifest, own: Readonly<Record<string, Locked>> = {}) {
  const { name, version, dependencies } = manifest
  const named = Object.keys(dependencies).map((each) => `node_modules/${each}`)
  const usable = Object.entries(packages).filter(([path, { link, dev, devOptional }]) => {
    const isTool = dev || devOptional
    return path.startsWith('node_modules/') && !link && (!isTool || named.includes(path))
  })
  const entries = { '': manifest, ...Object.fromEntries(usable), ...own }
  return { name, version, lockfileVersion: 3, requires: true, packages: entries }
}
