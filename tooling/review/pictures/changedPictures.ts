import type { Digests } from '../../visual/digests.ts'

export interface ChangedPicture {
  mode: string
  story: string
  kind: 'changed' | 'new' | 'gone'
  /** The digests of both; none before a new picture, nor after one that is gone. */
  before: string | undefined
  after: string | undefined
}

/** Every screenshot whose digest differs. Those that only have another name look the same, so they are left out. */
export function changedPictures(was: Digests, is: Digests): ChangedPicture[] {
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).sort()
  const changes = names.map((name): ChangedPicture => {
    const [mode = '', story = ''] = name.split('/')
    const [before, after] = [was.get(name), is.get(name)]
    const kind = before ? 'gone' : 'new'
    return { mode, story, kind: before && after ? 'changed' : kind, before, after }
  })
  const isRenamed = (one: ChangedPicture, other: ChangedPicture) =>
    one.kind === 'gone' && other.kind === 'new' && one.before === other.after
  return changes.filter((one) => !changes.some((other) => isRenamed(one, other) || isRenamed(other, one)))
}

/** Its line in the file of digests. */
export const nameOf = ({ mode, story }: ChangedPicture) => `${mode}/${story}`
