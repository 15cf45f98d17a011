import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { thirdPartyRows } from './thirdPartyRows.ts'

interface Locked {
  version: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
}

const root = join(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

it('docs/third-party.md lists every production dependency of the console, with version and licence', () => {
  const locked = [...reachable(['packages/console', 'packages/ui', 'packages/domain'])]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => `${path.replace(/^.*node_modules\//, '')} ${packages[path]?.version} ${packages[path]?.license}`)
  const listed = thirdPartyRows().map(({ name, version, licence }) => `${name} ${version} ${licence}`)
  expect(locked.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual([...new Set(locked)].sort())
})

it('docs/third-party.md gives each package a reason and a licence that allows its use', () => {
  const allowed = ['MIT', 'ISC', 'OFL-1.1', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', '0BSD']
  for (const { name, licence, reason } of thirdPartyRows()) {
    expect(reason.length, name).toBeGreaterThan(4)
    expect(allowed, name).toContain(licence)
  }
})

/** The lockfile's paths of workspaces and of everything they depend on at run time. */
function reachable(workspaces: readonly string[]): Set<string> {
  const found = new Set(workspaces)
  for (const path of found) {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) found.add(pathOf(path, name))
  }
  return found
}

/** Where Node finds a dependency: in the nearest node_modules above. */
function pathOf(from: string, name: string): string {
  const folders = from.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'))
  const candidates = [...folders, ''].map((folder) => `${folder}${folder && '/'}node_modules/${name}`)
  const path = candidates.find((candidate) => packages[candidate])
  if (path === undefined) throw new Error(`The lockfile has no ${name} for ${from}.`)
  const { link, resolved = path } = packages[path] ?? {}
  return link ? resolved : path
}
