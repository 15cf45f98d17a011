import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { approvedIn, LABEL, verdictOn } from './approval.ts'
import { changedPictures, commitOf, digestOf, startOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { writeReport } from './report.ts'
import { screensOf, titlesIn } from './screensOf.ts'

/** The part of GitHub's payload that matters here. */
interface PullRequestEvent {
  action: string
  label?: { name: string }
  pull_request: { labels: readonly { name: string }[] }
}

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
const { base, head, out, storybook } = values
const commits = { repository: root, base: startOf({ repository: root, base, head }), head: commitOf(root, head) }
const changes = changedPictures(commits)
const screens = screensOf(changes, titlesIn(root))
mkdirSync(out, { recursive: true })
writeReport({ repository: root, screens, out, title: `Screenshots: ${base} and ${head}`, storybook })

const digest = digestOf(changes)
const previous =
  values.comment && existsSync(values.comment) ? approvedIn(readFileSync(values.comment, 'utf8')) : undefined
const {
  GITHUB_EVENT_PATH,
  GITHUB_OUTPUT,
  GITHUB_REPOSITORY = 'owner/name',
  GITHUB_SERVER_URL = 'https://github.com',
} = process.env
const event = GITHUB_EVENT_PATH ? (JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as PullRequestEvent) : undefined
const isNew = event?.action === 'labeled' && event.label?.name === LABEL
const labels = event?.pull_request.labels.map(({ name }) => name) ?? []
const verdict = verdictOn({ digest, labels, approved: previous, isNew })
const approved = verdict === 'approved' ? digest : undefined
const files = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob`
const comment = commentOf({
  screens,
  verdict,
  approved,
  files,
  base: commits.base,
  head: commits.head,
  report: values.report,
})
writeFileSync(join(out, 'comment.md'), comment)
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `verdict=${verdict}\n`)
console.log(`${changes.length} screenshots changed (${verdict}): ${join(out, 'index.html')}`)
