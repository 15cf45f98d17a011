import { createElement as element } from 'react' // Storybook compiles this file without JSX's runtime
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import type { Comparison } from './comparisons.ts'
import { Frames } from './Frames.ts'

/** Whole frames of the story, popups and dialogs included. */
export function Compared({ comparison }: { comparison: Comparison }) {
  const { storyId, viewMode } = useStorybookState()
  const [globals, , ownGlobals] = useGlobals()
  if (viewMode !== 'story') return null
  if (comparison.sides.some(({ changed }) => Object.keys(changed).some((name) => name in ownGlobals)))
    return element('p', { style: { margin: 24 } }, 'This story depends on one of these values, so it has no others.')
  return element('div', { style: LAYOUT }, element(Frames, { storyId, globals, comparison }))
}

const LAYOUT = { position: 'absolute', inset: 0, display: 'grid' } as const
