import { use } from 'react'
import { modes } from '../../.storybook/modes.ts'

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

/** The committed screenshots of a story, by mode; a mode without one is missing. */
export function picturesOf({ id, tags = [] }: Pick<Entry, 'id' | 'tags'>): Record<string, string> {
  const shown = Object.entries(modes).filter(([, { tag }]) => tags.includes(tag) && !tags.includes('no-visual'))
  return Object.fromEntries(shown.map(([mode]) => [mode, `${mode}/${id.replaceAll(/-+/g, '-')}.png`]))
}

export function linkToStory(id: string): string {
  return `./?path=/story/${id}`
}

/** The page of a primitive. */
export function linkToPrimitive(name: string): string {
  return `./?path=/docs/components-${name.toLowerCase()}--docs`
}
