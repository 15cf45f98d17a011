import { useEffect, useState } from 'react'
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

/** Storybook's own list of stories; undefined until it has loaded. */
export function useIndex(): readonly Entry[] | undefined {
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('./index.json')
      const index: { entries: Record<string, Entry> } = await answer.json()
      setEntries(Object.values(index.entries))
    }
    void load()
  }, [])
  return entries
}

/** Stories of a file that have a screenshot, or should have. */
export function storiesIn(entries: readonly Entry[], file: string): Entry[] {
  return entries.filter(
    ({ type, importPath, tags = [] }) => type === 'story' && importPath === file && !tags.includes('no-visual'),
  )
}

/** Stories of a primitive: its own, and those that show it among others. */
export function storiesOf(entries: readonly Entry[], primitive: string, shownIn = primitive): Entry[] {
  return entries.filter(
    ({ type, title }) => type === 'story' && [`Components/${primitive}`, `Components/${shownIn}`].includes(title),
  )
}

/** What the sidebar calls the screen of these stories. */
export function titleOf([first]: readonly Entry[]): string | undefined {
  return first?.title.replace('Screens/', '').replaceAll('/', ', ')
}

export function storiesFileOf(screen: string): string {
  return `./stories/screens/${screen}.stories.tsx`
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
