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

/** The titles of all story files: enough to tell whose pictures these are, without building Storybook. */
export function titlesIn(repository: string): string[] {
  const files = globSync('stories/**/*.stories.tsx', { cwd: repository })
  return files.flatMap((file) => /\btitle: '([^']+)'/.exec(readFileSync(join(repository, file), 'utf8'))?.[1] ?? [])
}

/** The changed pictures by screen and state. */
export function screensOf(changes: readonly ChangedPicture[], titles: readonly string[]): Screen[] {
  const longestFirst = [...titles].sort((one, other) => other.length - one.length)
  const titleOf = (story: string) =>
    longestFirst.find((title) => story.startsWith(`${slug(title)}-`)) ?? 'Without a story in Storybook'
  return [...Map.groupBy(changes, ({ story }) => titleOf(story))].map(([title, pictures]) => ({
    title,
    states: [...Map.groupBy(pictures, ({ story }) => story)].map(([story, own]) => ({
      ...stateOf(story, title),
      pictures: own,
    })),
  }))
}

function stateOf(story: string, title: string): Pick<State, 'name' | 'id'> {
  const start = `${slug(title)}-`
  if (!story.startsWith(start)) return { name: story }
  const rest = story.slice(start.length)
  return { name: rest.charAt(0).toUpperCase() + rest.slice(1).replaceAll('-', ' '), id: `${slug(title)}--${rest}` }
}

/** As Storybook makes ids of titles, and picture names of ids. */
function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
