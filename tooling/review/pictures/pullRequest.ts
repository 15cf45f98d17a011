import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { plural } from '../../plural.ts'
import { digestsAt, fileOf, git } from '../../visual/digests.ts'
import { drawAt } from '../../visual/drawAt.ts'
import { REPORT, writeReport } from '../../visual/report.ts'
import { noteIn, stateOf } from './approval.ts'
import { type ChangedPicture, changedPictures, nameOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { groupsOf } from './groups.ts'
import { storyIndex } from './storyIndex.ts'
import { picturesOf } from './words.ts'

// node tooling/review/pictures/pullRequest.ts --base main --head HEAD --out .review
const root = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    head: { type: 'string', default: 'HEAD' },
    out: { type: 'string', default: join(root, '.review') },
    /** Our previous comment on the pull request. */
    comment: { type: 'string' },
  },
})
const { out } = values
mkdirSync(out, { recursive: true })
const base = git(root, 'merge-base', values.base, values.head)
const head = git(root, 'rev-parse', values.head)
const contentOf = (digest: string) => readFileSync(fileOf(digest))
const changes = withPictures(changedPictures(digestsAt(base), digestsAt(head)))
const groups = groupsOf(changes, storyIndex(root, out), contentOf)
const file = await writeReport(picturesOf(groups), out, contentOf)

const previous = values.comment && existsSync(values.comment) ? readFileSync(values.comment, 'utf8') : ''
const { approved } = noteIn(previous)
const comment = commentOf({ groups, approved, head, report: REPORT })
writeFileSync(join(out, 'comment.md'), comment)
const { GITHUB_OUTPUT } = process.env
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `head=${head}\nstate=${stateOf(comment)}\ngroups=${groups.length}\n`)
console.log(`${plural(changes.length, 'screenshot')}, ${plural(groups.length, 'decision')}: ${file}`)

/** The store need not have all of them: what it lacks is drawn. A machine that draws otherwise shows what it draws. */
function withPictures(all: readonly ChangedPicture[]): ChangedPicture[] {
  const [before, after] = [shownAt(base, 'before'), shownAt(head, 'after')]
  return all.map((change) => ({ ...change, ...before(change), ...after(change) }))

  function shownAt(commit: string, side: 'before' | 'after') {
    const lacking = all.filter(({ [side]: digest }) => digest && !existsSync(fileOf(digest)))
    const drawn = drawAt(commit, lacking.map(nameOf))
    return (change: ChangedPicture) => {
      const digest = drawn.get(nameOf(change))
      return digest ? { [side]: digest } : {}
    }
  }
}
