import { use } from 'react'
import type { IndexEntry, StoryIndex } from 'storybook/internal/types'

const index: Promise<StoryIndex> = fetch('./index.json').then((answer) => answer.json())

/** Storybook's own list of stories; a page suspends until it has loaded. */
export const useStories = () => Object.values(use(index).entries).filter(({ type }) => type === 'story')

/** What the sidebar calls the screen of a story. */
export function titleOf({ title }: IndexEntry): string {
  return title.replace('Screens/', '').replaceAll('/', ', ')
}

export function linkToStory(id: string): string {
  return `./?path=/story/${id}`
}

/** The page of a primitive. */
export function linkToPrimitive(name: string): string {
  return `./?path=/docs/components-${name.toLowerCase()}--docs`
}
