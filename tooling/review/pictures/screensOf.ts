import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChangedPicture } from './changedPictures.ts'

export interface Screen {
  /** Its title in Storybook, such as "Screens/Settings/1 Organisation". */
  title: string
  states: readonly State[]
}

interface State {
  name: string
  /** Of its story; none if no story file has its title. */
  id?: string
  pictures: readonly ChangedPicture[]
}

/** How the ids of a screen's stories start, and its title. */
export type Titles = ReadonlyMap<string, string>

/** The titles of all story files: enough to tell whose pictures these are, without building Storybook. */
export function titlesIn(repository: string): Titles {
  const files = globSync('stories/**/*.stories.tsx', { cwd: repository })
  return new Map(
    files.flatMap((file): [string, string][] => {
      const code = readFileSync(join(repository, file), 'utf8')
      const [, id, title = ''] = /meta\(\{\s+(?:id: '([^']+)',.*\n\s+)?title: '([^']+)'/.exec(code) ?? []
      return title ? [[id ?? slug(title), title]] : []
    }),
  )
}

const UNKNOWN = 'Without a story in Storybook'

/** The changed pictures by screen and state. */
export function screensOf(changes: readonly ChangedPicture[], titles: Titles): Screen[] {
  const longestFirst = [...titles.keys()].sort((one, other) => other.length - one.length)
  const startOf = (story: string) => longestFirst.find((start) => story.startsWith(`${start}-`)) ?? ''
  return [...Map.groupBy(changes, ({ story }) => startOf(story))].map(([start, pictures]) => ({
    title: titles.get(start) ?? UNKNOWN,
    states: [...Map.groupBy(pictures, ({ story }) => story)].map(([story, own]) => ({
      ...stateOf(story, start),
      pictures: own,
    })),
  }))
}

function stateOf(story: string, start: string): Pick<State, 'name' | 'id'> {
  if (start === '') return { name: story }
  const rest = story.slice(start.length + 1)
  return { name: rest.charAt(0).toUpperCase() + rest.slice(1).replaceAll('-', ' '), id: `${start}--${rest}` }
}

/** As Storybook makes ids of titles, and picture names of ids. */
function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
