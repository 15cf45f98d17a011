import type { RouteRow } from '@driver-trust/console'
import { modes } from '../../.storybook/modes.ts'

/** A line of Storybook's index. */
export interface Entry {
  id: string
  type: string
  name: string
  importPath: string
  tags?: readonly string[]
}

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
  return routes.map(({ path, area, screen }) => {
    const file = `./stories/screens/${screen}.stories.tsx`
    const stories = entries.filter(
      ({ type, importPath, tags = [] }) => type === 'story' && importPath === file && !tags.includes('no-visual'),
    )
    return {
      path,
      area,
      sights: stories.map(({ id, name, tags = [] }) => ({ id, name, pictures: picturesOf(id, tags) })),
    }
  })
}

function picturesOf(id: string, tags: readonly string[]): Record<string, string> {
  const shown = Object.entries(modes).filter(([, { tag }]) => tags.includes(tag))
  return Object.fromEntries(shown.map(([mode]) => [mode, `${mode}/${id.replaceAll(/-+/g, '-')}.png`]))
}
