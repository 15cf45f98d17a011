import { type ChangedPicture, contentOf } from './changedPictures.ts'
import { differences, hashOf, type Region } from './differences.ts'
import type { StoryName } from './storyNames.ts'

/** One change of one story. */
export interface Member {
  story: StoryName
  picture: ChangedPicture
  /** None if the whole picture is to be looked at. */
  region?: Region | undefined
  /** Other modes in which the story changed. */
  alsoIn: readonly ChangedPicture[]
}

/** What a designer decides on at once: differences of the same shape in several stories, or all others of one story. */
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
  const found = [...Map.groupBy(changes, ({ story }) => story).values()].flatMap((pictures) => {
    const [picture, ...alsoIn] = pictures.toSorted((one, other) => rankOf(one) - rankOf(other)) // light stands for the others
    if (!picture) return []
    const gone = { id: '', title: 'Gone from Storybook', name: picture.story, order: names.size }
    const member: Member = { story: names.get(picture.story) ?? gone, picture, alsoIn }
    return regionsIn(repository, picture).map((region) => (region ? { ...member, region } : member))
  })
  const shapeOf = ({ region, picture, story }: Member) => region?.shape ?? `${picture.kind} ${story.title}`
  const [alike = [], unlike = []] = [true, false].map((isAlike) =>
    [...Map.groupBy(found, shapeOf).values()].filter(
      (members) => new Set(members.map(({ picture }) => picture)).size > 1 === isAlike,
    ),
  )
  const wholes = [...Map.groupBy(unlike.flat(), ({ picture }) => picture).values()].flatMap(([first]) =>
    first ? [[{ ...first, region: undefined }]] : [],
  )
  return [wholes, alike].flatMap((part) =>
    part.map(groupOf).sort(({ members: [one] }, { members: [other] }) => one.story.order - other.story.order),
  )
}

const MODES = ['desktop-light', 'desktop-dark', 'mobile-light']

function rankOf({ mode }: ChangedPicture): number {
  const rank = MODES.indexOf(mode)
  return rank === -1 ? MODES.length : rank
}

function regionsIn(repository: string, { before, after }: ChangedPicture): (Region | undefined)[] {
  return before && after ? differences(contentOf(repository, before), contentOf(repository, after)) : [undefined]
}

function groupOf(list: readonly Member[]): Group {
  const members = list.toSorted((one, other) => one.story.order - other.story.order) as [Member, ...Member[]] // no group is empty
  const pictures = members.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn])
  const content = pictures.map(({ path, after }) => `${path} ${after}`)
  return { members, digest: hashOf([members[0].region?.shape, ...new Set(content)].join('\n')) }
}
