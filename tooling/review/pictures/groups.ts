import { modes } from '../../../.storybook/modes.ts'
import { type ChangedPicture, nameOf } from './changedPictures.ts'
import { hashOf, shapesOf } from './differences.ts'
import type { StoryEntries } from './storyIndex.ts'

/** What changed in one story. */
export interface Member {
  /** As the sidebar has it. */
  story: { title: string; name: string; order: number }
  picture: ChangedPicture
  /** What changed in the picture; nothing if it is new or gone. */
  shapes: readonly string[]
  /** Other modes in which the story changed. */
  alsoIn: readonly ChangedPicture[]
}

/**
 * What a designer decides on at once: stories with the same rarest change, new ones of a screen, or all that are gone. A
 * change that several stories share never hides one that a story has alone. Each story is in one group.
 */
export interface Group {
  /** Other pictures have another one. */
  digest: string
  members: readonly [Member, ...Member[]]
}

/** The changed pictures as groups: what is unlike all else first, then what is alike, both in the sidebar's order. */
export function groupsOf(
  changes: readonly ChangedPicture[],
  stories: StoryEntries,
  contentOf: (digest: string) => Buffer,
): Group[] {
  const ids = Object.keys(stories)
  const inOrder = changes.toSorted((one, other) => rankOf(one) - rankOf(other)) // light stands for the others
  const members = [...Map.groupBy(inOrder, ({ story }) => story)].flatMap(([id, [picture, ...alsoIn]]): Member[] => {
    if (!picture) return []
    const { before, after } = picture
    const { title, name } = stories[id] ?? { title: 'Gone from Storybook', name: id }
    const shapes = before && after ? shapesOf(contentOf(before), contentOf(after)) : []
    return [{ story: { title, name, order: [...ids, id].indexOf(id) }, picture, shapes, alsoIn }]
  })
  members.sort((one, other) => one.story.order - other.story.order)
  const shared = Map.groupBy(
    members.flatMap(({ shapes }) => shapes),
    String,
  )
  const countOf = (shape: string) => shared.get(shape)?.length ?? 0
  const decisionOf = ({ shapes, picture: { kind, mode }, story }: Member) =>
    shapes.toSorted((one, other) => countOf(one) - countOf(other))[0] ??
    `${kind} ${kind === 'new' ? story.title : mode}`
  const groups = [...Map.groupBy(members, decisionOf).values()].map((list) => {
    const pictures = list.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn])
    const digest = hashOf(pictures.map((each) => `${nameOf(each)} ${each.after}`).join('\n'))
    return { members: list as [Member, ...Member[]], digest } // no group is empty
  })
  return groups.sort(({ members: one }, { members: other }) => Number(one.length > 1) - Number(other.length > 1))
}

const rankOf = ({ mode }: ChangedPicture) => Object.keys(modes).indexOf(mode)
