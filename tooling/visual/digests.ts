import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 of each screenshot by `<mode>/<story>`. */
export type Digests = ReadonlyMap<string, string>

const root = join(import.meta.dirname, '../..')
/** What every screenshot should look like: a sorted line for each. */
export const DIGESTS = 'visual/digests.txt'
/** Screenshots by digest, filled by every run and left out of Git. */
export const store = join(root, '.visual')

export function digestsIn(text: string): Digests {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ') as [name: string, digest: string]))
}

export function digestsOf(folder = root): Digests {
  return digestsIn(readIfThere(join(folder, DIGESTS)))
}

/** Those of a commit; none if it has no screenshots. */
export function digestsAt(commit: string, folder = root): Digests {
  const isThere = git(folder, 'ls-tree', '--name-only', commit, DIGESTS) !== ''
  return digestsIn(isThere ? git(folder, 'show', `${commit}:${DIGESTS}`) : '')
}

/** What Git answers, in a checkout's folder. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 27 }).trim()
}

export function linesOf(digests: Digests): string {
  const lines = [...digests].map(([name, digest]) => `${name} ${digest}\n`)
  return lines.sort().join('')
}

/** Where a run notes what it took; of a screenshot taken twice, the last line counts. */
export const notesOf = (folder = root) => join(folder, '.visual-out/taken.txt')

export const takenIn = (folder = root): Digests => digestsIn(readIfThere(notesOf(folder)))

export const fileOf = (digest: string, folder = store) => join(folder, `${digest}.png`)

const MONTH = 30 * 86_400_000

/** Drops screenshots from the store that nothing has named for a month. */
export function dropOld(named: Iterable<string>): void {
  const kept = new Set(named)
  for (const file of existsSync(store) ? readdirSync(store) : []) {
    const isOld = Date.now() - statSync(join(store, file)).mtimeMs > MONTH
    if (isOld && !kept.has(file.replace('.png', ''))) rmSync(join(store, file))
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
