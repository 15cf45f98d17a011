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

/**
 * What a designer decides on at once: stories in which the same shapes changed, new ones of a screen, or all that are
 * gone. Each story is in one group; the first shows all that changed in the others.
 */
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
  const groups = withoutCovered([...Map.groupBy(members, whatChanged).values()]).map(groupOf)
  return groups.sort(({ members: one }, { members: other }) => {
    const isAlike = Number(one.length > 1) - Number(other.length > 1)
    return isAlike || one[0].story.order - other[0].story.order
  })
}

/** A story that is like no other joins one that shows all that changed in it, and more. */
function withoutCovered(lists: readonly Member[][]): Member[][] {
  const kept: Member[][] = []
  for (const list of lists.toSorted(([one], [other]) => regionsOf(other) - regionsOf(one))) {
    const [member] = list
    const host = list.length === 1 && kept.find(([first]) => member && first && showsAll(first, member))
    if (host) host.push(...list)
    else kept.push(list)
  }
  return kept
}

const regionsOf = (member: Member | undefined) => member?.regions.length ?? 0

function showsAll({ regions: shown }: Member, { regions }: Member): boolean {
  return regions.length > 0 && regions.every(({ shape }) => shown.some((each) => each.shape === shape))
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
  const byMost = (one: Member, other: Member) =>
    regionsOf(other) - regionsOf(one) || one.story.order - other.story.order
  const members = list.toSorted(byMost) as [Member, ...Member[]] // no group is empty
  const pictures = members.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn])
  return { members, digest: hashOf(pictures.map(({ path, after }) => `${path} ${after}`).join('\n')) }
}
