import type { RouteRow } from '@driver-trust/console'
import { type Entry, picturesOf, sightsIn, storiesFileOf } from './storyIndex.ts'

/** A state of a screen, with its committed screenshots by mode; a mode without one is a hole. */
export interface Sight {
  id: string
  name: string
  pictures: Readonly<Record<string, string>>
}

interface Place extends Pick<RouteRow, 'path' | 'area'> {
  /** None for a redirect. */
  sights: readonly Sight[]
}

/** Every route with the states of its screen that have a screenshot, or should have. */
export function atlasOf(routes: readonly RouteRow[], entries: readonly Entry[]): Place[] {
  return routes.map(({ path, area, screen }) => ({
    path,
    area,
    sights: screen ? sightsIn(entries, storiesFileOf(screen)).map((entry) => sightOf(entry)) : [],
  }))
}

function sightOf(entry: Entry): Sight {
  return { id: entry.id, name: entry.name, pictures: picturesOf(entry) }
}
