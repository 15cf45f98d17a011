import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plural } from '../plural.ts'
import { DIGESTS, type Digests, digestsIn, digestsOf, fileOf } from './digests.ts'
import { drawAt } from './drawAt.ts'
import { type Shown, writeReport } from './report.ts'

const root = join(import.meta.dirname, '../..')
const out = join(root, '.visual-out')

/** Names the screenshots that don't look as their digest says, and shows them beside those that do in a report. */
export async function differing(taken: Digests): Promise<readonly string[]> {
  const known = digestsOf()
  const others = [...taken].filter(([name, digest]) => known.get(name) !== digest).map(([name]) => name)
  if (others.length === 0) return []
  console.log([`\n${plural(others.length, 'screenshot')} not as in ${DIGESTS}:`, ...others].join('\n'))
  const lost = others.filter((name) => known.has(name) && !existsSync(fileOf(known.get(name) ?? '')))
  const drawn = lost.length > 0 ? drawAgain(lost, known) : new Map<string, string>()
  const isOtherwise = (name: string) => drawn.has(name) && drawn.get(name) !== known.get(name)
  if (others.some(isOtherwise))
    console.log(
      'This machine draws otherwise than the digests say: what it draws before and after is compared instead.',
    )
  const failed = others.filter((name) => !isOtherwise(name) || drawn.get(name) !== taken.get(name))
  const pairs = failed.map((name) => ({ name, before: drawn.get(name) ?? known.get(name), after: taken.get(name) }))
  if (pairs.length > 0) await showReport(pairs)
  return failed.map((name) => `${name}: ${known.has(name) ? 'looks different' : `is missing in ${DIGESTS}`}`)
}

/** What this machine draws of screenshots that the store lacks, from the commit that they were right in. */
function drawAgain(names: readonly string[], known: Digests): Digests {
  const commit = lastRight(names, known)
  if (!commit) {
    console.log('Neither .visual nor the history has what they looked like before.')
    return new Map()
  }
  return drawAt(commit, names)
}

/** The oldest commit with all of these digests: since then nothing was meant to change them. */
function lastRight(names: readonly string[], known: Digests): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined
  let right: string | undefined
  for (const commit of git('rev-list', '--first-parent', 'HEAD', '--', DIGESTS).split('\n').filter(Boolean)) {
    const there = digestsIn(git('show', `${commit}:${DIGESTS}`))
    if (names.some((name) => there.get(name) !== known.get(name))) break
    right = commit
  }
  return right
}

/** One page with every screenshot that differs: before, after and the difference. */
async function showReport(pairs: readonly Shown[]) {
  const contentOf = (digest: string) => (existsSync(fileOf(digest)) ? readFileSync(fileOf(digest)) : undefined)
  const file = await writeReport(pairs, out, contentOf)
  console.log(`${plural(pairs.length, 'screenshot')} changed: open ${relative(root, file)}`)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
