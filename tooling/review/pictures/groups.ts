import { modes } from '../../../.storybook/modes.ts'
import { type ChangedPicture, contentOf } from './changedPictures.ts'
import { differences, hashOf, type Region } from './differences.ts'
import type { StoryName } from './storyNames.ts'

/** What changed in one story. */
export interface Member {
  story: StoryName
  picture: ChangedPicture
  /** A part of each shape; none in a picture that is new or gone. */
  regions: readonly Region[]
  /** Other modes in which the story changed. */
  alsoIn: readonly ChangedPicture[]
}

/** What a designer decides on at once: stories in which the same shapes changed, new ones of a screen, or all that are gone. Each story is in one group. */
export interface Group {
  /** Other pictures have another one. */
  digest: string
  members: readonly [Member, ...Member[]]
}

/** The changed pictures as groups: what is unlike all else first, then what is alike, both in the sidebar's order. */
export function groupsOf(
  repository: string,
  changes: readonly ChangedPicture[],
  names: ReadonlyMap<string, StoryName>,
): Group[] {
  const members = [...Map.groupBy(changes, ({ story }) => story).values()].flatMap((pictures): Member[] => {
    const [picture, ...alsoIn] = pictures.toSorted((one, other) => rankOf(one) - rankOf(other)) // light stands for the others
    if (!picture) return []
    const gone = { id: '', title: 'Gone from Storybook', name: picture.story, order: names.size }
    return [{ story: names.get(picture.story) ?? gone, picture, regions: regionsIn(repository, picture), alsoIn }]
  })
  const whatChanged = ({ regions, picture: { kind, mode }, story }: Member) =>
    regions.map(({ shape }) => shape).join() || [kind, kind === 'new' ? story.title : mode].join(' ')
  const groups = [...Map.groupBy(members, whatChanged).values()].map(groupOf)
  return groups.sort(({ members: one }, { members: other }) => {
    const isAlike = Number(one.length > 1) - Number(other.length > 1)
    return isAlike || one[0].story.order - other[0].story.order
  })
}

function rankOf({ mode }: ChangedPicture): number {
  return Object.keys(modes).indexOf(mode)
}

function regionsIn(repository: string, { before, after }: ChangedPicture): Region[] {
  if (!(before && after)) return []
  const regions = differences(contentOf(repository, before), contentOf(repository, after))
  const byShape = new Map(regions.toReversed().map((region) => [region.shape, region])) // the first of each
  return [...byShape.values()].sort((one, other) => one.shape.localeCompare(other.shape, 'en'))
}

function groupOf(list: readonly Member[]): Group {
  const members = list.toSorted((one, other) => one.story.order - other.story.order) as [Member, ...Member[]] // no group is empty
  const pictures = members.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn])
  return { members, digest: hashOf(pictures.map(({ path, after }) => `${path} ${after}`).join('\n')) }
}
