import type { Route } from '@driver-trust/console'
import { type Entry, picturesOf, storiesFileOf, storiesIn } from './storyIndex.ts'

/** A state of a screen, with its committed screenshots by mode; a mode without one shows a placeholder. */
export interface ScreenState {
  id: string
  name: string
  pictures: Readonly<Record<string, string>>
}

interface Place extends Pick<Route, 'path' | 'area'> {
  /** None for a redirect. */
  states: readonly ScreenState[]
}

/** Every route with the states of its screen that have a screenshot, or should have. */
export function atlasOf(
  routes: readonly Pick<Route, 'path' | 'area' | 'screen'>[],
  entries: readonly Entry[],
): Place[] {
  return routes.map(({ path, area, screen }) => ({
    path,
    area,
    states: screen ? storiesIn(entries, storiesFileOf(screen)).map((entry) => stateOf(entry)) : [],
  }))
}

function stateOf(entry: Entry): ScreenState {
  return { id: entry.id, name: entry.name, pictures: picturesOf(entry) }
}
