import { createElement as element, type ReactNode } from 'react' // Storybook compiles this file without JSX's runtime
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { Frames } from './Frames.ts'
import { type Comparison, everyone, pairsOf, stress } from './pairs.ts'

/** Two whole frames of the story, popups and dialogs included. What is compared is in the address. */
export function SideBySide() {
  const api = useStorybookApi()
  const pairs = pairsOf(useGlobalTypes())
  const pair = pairs.find(({ id }) => id === api.getQueryParam('pair')) ?? pairs[0]
  const choice = element(
    'select',
    {
      'aria-label': 'Compare',
      value: pair?.id,
      onChange: ({ target }: { target: HTMLSelectElement }) => api.applyQueryParams({ pair: target.value }),
      style: { margin: 8, justifySelf: 'start' },
    },
    pairs.map(({ id, title }) => element('option', { key: id, value: id }, title)),
  )
  return element(Compared, { comparison: pair, choice })
}

/** The story as each persona. */
export function Everyone() {
  return element(Compared, { comparison: everyone(useGlobalTypes()) })
}

/** The story with long texts, right to left, zoomed and in forced colours. */
export function Stress() {
  return element(Compared, { comparison: stress })
}

function Compared({ comparison, choice }: { comparison: Comparison | undefined; choice?: ReactNode }) {
  const { storyId, viewMode } = useStorybookState()
  const [globals, , ownGlobals] = useGlobals()
  if (!comparison || viewMode !== 'story') return say('Open a story to compare it with itself.')
  if (comparison.sides.some(({ changed }) => Object.keys(changed).some((name) => name in ownGlobals)))
    return say('This story depends on one of these values, so it has no other to compare with.')
  return element('div', { style: LAYOUT }, choice ?? element('div'), element(Frames, { storyId, globals, comparison }))
}

function say(words: string) {
  return element('p', { style: { margin: 24 } }, words)
}

const LAYOUT = { position: 'absolute', inset: 0, display: 'grid', gridTemplateRows: 'auto 1fr' } as const
