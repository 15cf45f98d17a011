import type { Digests } from '../../visual/digests.ts'

export interface ChangedPicture {
  mode: string
  story: string
  kind: 'changed' | 'new' | 'gone'
  /** The digests of both; none before a new picture, nor after one that is gone. */
  before?: string
  after?: string
}

/** Every screenshot whose digest differs. Those that only have another name look the same, so they are left out. */
export function changedPictures(was: Digests, is: Digests): ChangedPicture[] {
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).sort()
  const changes = names.map((name): ChangedPicture => {
    const [mode = '', story = ''] = name.split('/')
    const [before, after] = [was.get(name), is.get(name)]
    if (!before) return { mode, story, kind: 'new', ...(after && { after }) }
    return after ? { mode, story, kind: 'changed', before, after } : { mode, story, kind: 'gone', before }
  })
  const isRenamed = ({ kind, before, after }: ChangedPicture) =>
    (kind === 'new' && changes.some((other) => other.kind === 'gone' && other.before === after)) ||
    (kind === 'gone' && changes.some((other) => other.kind === 'new' && other.after === before))
  return changes.filter((change) => !isRenamed(change))
}

/** Its line in the file of digests. */
export const nameOf = ({ mode, story }: ChangedPicture) => `${mode}/${story}`
