import { plural } from '../../plural.ts'
import { boxOf, MARK, noteOf } from './approval.ts'
import { hashOf } from './differences.ts'
import type { Group } from './groups.ts'
import { numbered } from './words.ts'

export interface CommentOptions {
  groups: readonly Group[]
  /** The digests that were approved before. */
  approved: readonly string[]
  head: string
  /** Where the whole report is. */
  report: string
}

/** Boxes in a comment; one more stands for all others. At a hundred signs each, that is far below GitHub's limit of 65,536. */
const MOST = 200

/** The comment on a pull request: a box for each group. */
export function commentOf({ groups, approved: before, head, report }: CommentOptions): string {
  const names = numbered(groups)
  const listed = groups.slice(0, MOST).map(({ digest }, index) => ({ digest, words: names[index] ?? '' }))
  const others = groups.slice(MOST)
  if (others.length > 0)
    listed.push({ digest: hashOf(others.map(({ digest }) => digest).join()), words: `${others.length} other groups` })
  const approved = listed.map(({ digest }) => digest).filter((digest) => before.includes(digest))
  const heading = groups.length === 0 ? 'No screenshot changed' : `${plural(listed.length, 'decision')} on screenshots`
  const parts = [
    MARK,
    noteOf({ head, approved }),
    `### ${heading}`,
    groups.length > 0 &&
      `[Before, after and difference](${report}), by these numbers. Tick what you accept; ticks of the author don't count.`,
    listed.map(({ digest, words }) => `${boxOf(digest, approved)} ${words}`).join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}
