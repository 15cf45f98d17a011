import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noteIn, stateOf } from './approval.ts'
import { changedPictures, commitOf, startOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { groupsOf } from './groups.ts'
import { writeReport } from './report.ts'
import { indexOf, storyNames } from './storyNames.ts'
import { tokenChanges } from './tokenChanges.ts'
import { plural } from './words.ts'

// node tooling/review/pictures/pullRequest.ts --base main --head HEAD --out .review
const root = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'origin/main' },
    head: { type: 'string', default: 'HEAD' },
    out: { type: 'string', default: join(root, '.review') },
    /** Where the report will be. */
    report: { type: 'string', default: 'index.html' },
    /** The address of a Storybook with these stories; seen from the report, it may be relative. */
    storybook: { type: 'string' },
    /** Our previous comment on the pull request. */
    comment: { type: 'string' },
  },
})
const { base, head, out, storybook, report } = values
mkdirSync(out, { recursive: true })
const commits = { repository: root, base: startOf({ repository: root, base, head }), head: commitOf(root, head) }
const changes = changedPictures(commits)
const groups = groupsOf(root, changes, storyNames(indexOf(root, out)))
const tokens = tokenChanges(commits)
writeReport({
  repository: root,
  groups,
  tokens,
  out,
  title: `Screenshots: ${commits.base.slice(0, 12)} and ${commits.head.slice(0, 12)}`,
  storybook,
})

const previous = values.comment && existsSync(values.comment) ? readFileSync(values.comment, 'utf8') : ''
const { approved } = noteIn(previous)
const comment = commentOf({ groups, tokens, approved, head: commits.head, report })
writeFileSync(join(out, 'comment.md'), comment)
const { GITHUB_OUTPUT } = process.env
if (GITHUB_OUTPUT)
  appendFileSync(GITHUB_OUTPUT, `head=${commits.head}\nstate=${stateOf(comment)}\ngroups=${groups.length}\n`)
console.log(
  `${plural(changes.length, 'screenshot')}, ${plural(groups.length, 'decision')}, ${plural(tokens.length, 'token')}: ${join(out, 'index.html')}`,
)
