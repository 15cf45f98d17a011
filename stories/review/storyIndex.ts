import { use } from 'react'

/** A line of Storybook's index. */
export interface Entry {
  id: string
  type: string
  name: string
  title: string
  importPath: string
  tags?: readonly string[]
}

const entries = load()

async function load(): Promise<readonly Entry[]> {
  const answer = await fetch('./index.json')
  const index: { entries: Record<string, Entry> } = await answer.json()
  return Object.values(index.entries)
}

/** Storybook's own list of stories; a page suspends until it has loaded. */
export const useStories = () => use(entries).filter(({ type }) => type === 'story')

/** What the sidebar calls the screen of a story. */
export function titleOf({ title }: Entry): string {
  return title.replace('Screens/', '').replaceAll('/', ', ')
}

export function linkToStory(id: string): string {
  return `./?path=/story/${id}`
}

/** The page of a primitive. */
export function linkToPrimitive(name: string): string {
  return `./?path=/docs/components-${name.toLowerCase()}--docs`
}
