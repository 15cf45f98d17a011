import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIGESTS, type Digests, digestsIn, fileOf } from '../../visual/digests.ts'

export interface ChangedPicture {
  /** Its mode and story, as a path. */
  path: string
  mode: string
  story: string
  kind: 'changed' | 'new' | 'gone'
  /** The digests of both; none before a new picture, nor after one that is gone. */
  before?: string
  after?: string
}

export interface Commits {
  /** The folder of the repository. */
  repository: string
  base: string
  head: string
}

/**
 * Every screenshot whose digest differs between two commits. Screenshots that only have another name look the same, so
 * they are left out.
 */
export function changedPictures({ repository, base, head }: Commits): ChangedPicture[] {
  const [was, is] = [digestsAt(repository, base), digestsAt(repository, head)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).sort()
  const changes = names.map((name): ChangedPicture => {
    const [mode = '', story = ''] = name.split('/')
    const [before, after] = [was.get(name), is.get(name)]
    const shared = { path: `${name}.png`, mode, story }
    if (!before) return { ...shared, kind: 'new', ...(after && { after }) }
    return after ? { ...shared, kind: 'changed', before, after } : { ...shared, kind: 'gone', before }
  })
  const isRenamed = ({ kind, before, after }: ChangedPicture) =>
    (kind === 'new' && changes.some((other) => other.kind === 'gone' && other.before === after)) ||
    (kind === 'gone' && changes.some((other) => other.kind === 'new' && other.after === before))
  return changes.filter((change) => !isRenamed(change))
}

/** Its line in the file of digests. */
export const nameOf = ({ mode, story }: ChangedPicture) => `${mode}/${story}`

function digestsAt(repository: string, commit: string): Digests {
  const isThere = gitIn(repository, 'ls-tree', '--name-only', commit, DIGESTS) !== ''
  return digestsIn(isThere ? gitIn(repository, 'show', `${commit}:${DIGESTS}`) : '')
}

/** The commit that a branch started from. */
export function startOf({ repository, base, head }: Commits): string {
  return gitIn(repository, 'merge-base', base, head)
}

/** The full id of what a name such as `HEAD` stands for. */
export function commitOf(repository: string, name: string): string {
  return gitIn(repository, 'rev-parse', name)
}

export function contentOf(repository: string, digest: string): Buffer {
  return readFileSync(fileOf(digest, join(repository, '.visual')))
}

function gitIn(repository: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 27 }).trim()
}
