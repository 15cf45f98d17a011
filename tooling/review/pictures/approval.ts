/** The label with which a designer accepts the changed pictures of a pull request. */
export const LABEL = 'design approved'

export type Verdict = 'nothing changed' | 'approved' | 'needed' | 'lapsed'

export interface Approval {
  /** Of the pictures that changed; empty if none did. */
  digest: string
  labels: readonly string[]
  /** The digest that was approved last, from our comment. */
  approved: string | undefined
  /** The designer has just added the label. */
  isNew: boolean
}

/**
 * An approval is for the pictures that were there when the label was added: once they are others, it has lapsed.
 */
export function verdictOn({ digest, labels, approved, isNew }: Approval): Verdict {
  if (digest === '') return 'nothing changed'
  if (!labels.includes(LABEL)) return 'needed'
  return isNew || approved === undefined || approved === digest ? 'approved' : 'lapsed'
}

/** What the next run has to know, hidden in the comment. */
export function noteOf(approved: string | undefined): string {
  return `<!-- pictures approved: ${approved ?? 'none'} -->`
}

/** The digest in a comment of ours; undefined if there is none. */
export function approvedIn(comment: string): string | undefined {
  return /<!-- pictures approved: ([0-9a-f]+) -->/.exec(comment)?.[1]
}
