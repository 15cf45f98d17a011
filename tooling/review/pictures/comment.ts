import { LABEL, noteOf, type Verdict } from './approval.ts'
import type { ChangedPicture } from './changedPictures.ts'
import { plural } from './report.ts'
import type { Screen } from './screensOf.ts'

export interface CommentOptions {
  screens: readonly Screen[]
  verdict: Verdict
  /** The digest that is approved after this run. */
  approved: string | undefined
  /** Where a commit's files are, such as `https://github.com/owner/name/blob`. */
  files: string
  base: string
  head: string
  /** Where the whole report is. */
  report: string
}

/** By which the next run finds the comment, to replace it. */
export const MARK = '<!-- changed pictures -->'

const WORDS: Record<Verdict, string> = {
  'nothing changed': 'No screenshot changed.',
  approved: `Approved: the label "${LABEL}" is set for exactly these pictures.`,
  needed: `A designer has to look: add the label "${LABEL}" to accept these pictures.`,
  lapsed: `The pictures have changed since they were approved, so the label was removed. Add "${LABEL}" again to accept them.`,
}

/** The comment on a pull request: one row for each changed screen, with the first of its pictures. */
export function commentOf({ screens, verdict, approved, files, base, head, report }: CommentOptions): string {
  const rows = screens.map(({ title, states }) => {
    const [first] = states.flatMap(({ pictures }) => pictures)
    const names = states.map(({ name, pictures }) => `${name} (${pictures.map(({ mode }) => mode).join(', ')})`)
    const before = first?.before ? thumbnail(files, base, first) : 'new'
    const after = first?.after ? thumbnail(files, head, first) : 'gone'
    return `| **${title}** | ${names.join('<br>')} | ${before} | ${after} |`
  })
  const table = ['| screen | states | before | after |', '| --- | --- | --- | --- |', ...rows]
  const count = screens.flatMap(({ states }) => states.flatMap(({ pictures }) => pictures)).length
  return [
    MARK,
    noteOf(approved),
    `### ${count === 0 ? 'Screenshots' : `${plural(count, 'screenshot')} of ${plural(screens.length, 'screen')} changed`}`,
    WORDS[verdict],
    ...(count === 0 ? [] : [table.join('\n'), `[Every picture before, after and as a difference](${report})`]),
  ].join('\n\n')
}

function thumbnail(files: string, commit: string, { path }: ChangedPicture): string {
  const address = `${files}/${commit}/${path}?raw=true`
  return `<a href="${address}"><img src="${address}" width="220"></a>`
}
