import { readFileSync, writeFileSync } from 'node:fs'

/** By which the next run finds our comment. */
export const MARK = '<!-- changed pictures -->'

/** What is remembered in the comment: the commit that it is about, and the digests of approved groups. */
export interface Note {
  head: string
  approved: readonly string[]
}

export function noteOf({ head, approved }: Note): string {
  return `<!-- of ${head}, approved: ${approved.join(' ')} -->`
}

export function noteIn(comment: string): Note {
  const [, head = '', approved = ''] = /<!-- of (\w*), approved: ([\w ]*) -->/.exec(comment) ?? []
  return { head, approved: approved.split(' ').filter(Boolean) }
}

/** The box of a group, ticked once it is approved. */
export function boxOf(digest: string, approved: readonly string[]): string {
  return `- [${approved.includes(digest) ? 'x' : ' '}] <!-- group ${digest} -->`
}

function boxesIn(comment: string) {
  return [...comment.matchAll(/- \[( |x)\] <!-- group (\w+) -->/g)].map(([, tick, digest = '']) => ({
    digest,
    isTicked: tick === 'x',
  }))
}

/** Whether all groups are approved, as a status of GitHub. */
export const stateOf = (comment: string) => (boxesIn(comment).every(({ isTicked }) => isTicked) ? 'success' : 'failure')

/** GitHub's event when someone has edited our comment, as far as it matters here. */
export interface Edit {
  sender: { login: string }
  issue: { user: { login: string } }
  comment: { body: string }
  changes: { body?: { from: string } }
}

/** The comment after someone has ticked boxes: of the author's edits nothing stays, not even an earlier tick. */
export function afterEdit({ sender, issue, comment, changes }: Edit): string {
  const before = changes.body?.from ?? comment.body
  const ticked = new Map(boxesIn(comment.body).map(({ digest, isTicked }) => [digest, isTicked]))
  const { head, approved: noted } = noteIn(before)
  const accepted = boxesIn(before).flatMap(({ digest, isTicked }) => ((ticked.get(digest) ?? isTicked) ? digest : []))
  const approved = sender.login === issue.user.login ? noted : accepted
  return before
    .replace(/<!-- of .* -->/, noteOf({ head, approved }))
    .replaceAll(/- \[[ x]\] <!-- group (\w+) -->/g, (_, digest) => boxOf(digest, approved))
}

// GITHUB_EVENT_PATH=event.json node tooling/review/pictures/approval.ts comment.md
if (import.meta.main) {
  const comment = afterEdit(JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8')) as Edit)
  writeFileSync(process.argv[2] ?? 'comment.md', comment)
  console.log(`head=${noteIn(comment).head}\nstate=${stateOf(comment)}`)
}
