import { execFileSync } from 'node:child_process'
import { basename, dirname } from 'node:path'

export interface ChangedPicture {
  /** Below the repository's root. */
  path: string
  mode: string
  /** The story's id with single hyphens, as files are named. */
  story: string
  kind: 'changed' | 'new' | 'gone'
  /** Git's ids of the two files; none for a new picture or one that is gone. */
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
 * Every screenshot that differs between two commits, whether its baseline was updated or not: what is compared is what
 * is committed. Pictures that only have another name look the same, so they are left out.
 */
export function changedPictures({ repository, base, head }: Commits): ChangedPicture[] {
  const options = ['--raw', '--no-abbrev', '--find-renames=100%', '--diff-filter=r'] // all but renamed ones
  const raw = gitIn(repository, 'diff', ...options, base, head, '--', 'visual/*.png').toString('utf8')
  return [...raw.matchAll(/^:\d+ \d+ (\w+) (\w+) (\w)\t(.+)$/gm)]
    .map(([, before = '', after = '', status = '', path = '']) => ({
      path,
      mode: basename(dirname(path)),
      story: basename(path, '.png'),
      kind: KINDS[status] ?? 'changed',
      ...(status !== 'A' && { before }),
      ...(status !== 'D' && { after }),
    }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

const KINDS: Readonly<Record<string, ChangedPicture['kind']>> = { A: 'new', D: 'gone' }

/** The commit that a branch started from. */
export function startOf({ repository, base, head }: Commits): string {
  return gitIn(repository, 'merge-base', base, head).toString('utf8').trim()
}

/** The full id of what a name such as `HEAD` stands for. */
export function commitOf(repository: string, name: string): string {
  return gitIn(repository, 'rev-parse', name).toString('utf8').trim()
}

export function contentOf(repository: string, id: string): Buffer {
  return gitIn(repository, 'cat-file', 'blob', id)
}

function gitIn(repository: string, ...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: repository, maxBuffer: 2 ** 27 })
}
