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
  const storyOf = (id: string) => {
    const { title, name } = stories[id] ?? { title: 'Gone from Storybook', name: id }
    return { title, name, order: [...ids, id].indexOf(id) }
  }
  const members = [...Map.groupBy(changes, ({ story }) => story).values()].flatMap((pictures): Member[] => {
    const [picture, ...alsoIn] = pictures.toSorted((one, other) => rankOf(one) - rankOf(other)) // light stands for the others
    if (!picture) return []
    const { story, before, after } = picture
    const shapes = before && after ? shapesOf(contentOf(before), contentOf(after)) : []
    return [{ story: storyOf(story), picture, shapes, alsoIn }]
  })
  const shared = Map.groupBy(
    members.flatMap(({ shapes }) => shapes),
    (shape) => shape,
  )
  const countOf = (shape: string) => shared.get(shape)?.length ?? 0
  const decisionOf = ({ shapes, picture: { kind, mode }, story }: Member) =>
    shapes.toSorted((one, other) => countOf(one) - countOf(other))[0] ??
    `${kind} ${kind === 'new' ? story.title : mode}`
  const groups = [...Map.groupBy(members, decisionOf).values()].map(groupOf)
  return groups.sort(({ members: one }, { members: other }) => {
    const isAlike = Number(one.length > 1) - Number(other.length > 1)
    return isAlike || one[0].story.order - other[0].story.order
  })
}

function rankOf({ mode }: ChangedPicture): number {
  return Object.keys(modes).indexOf(mode)
}

function groupOf(list: readonly Member[]): Group {
  const members = list.toSorted((one, other) => one.story.order - other.story.order) as [Member, ...Member[]] // no group is empty
  const pictures = members.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn])
  return { members, digest: hashOf(pictures.map((each) => `${nameOf(each)} ${each.after}`).join('\n')) }
}
