import { createElement as element, Fragment, type ReactNode } from 'react' // Storybook compiles this file without JSX's runtime
import { ToggleButton } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { COMPARE, type Comparison, comparisons } from './comparisons.ts'
import { Frames } from './Frames.ts'

/** Turns a comparison on, and off again. */
export function CompareButton({ comparison: { title } }: { comparison: Comparison }) {
  const [globals, update] = useGlobals()
  const pressed = globals[COMPARE] === title
  const onClick = () => update({ [COMPARE]: pressed ? '' : title })
  const disabled = !(COMPARE in globals) // no story listens yet
  const look = { ariaLabel: false, variant: 'ghost', padding: 'small' } as const
  return element(ToggleButton, { pressed, disabled, onClick, ...look }, title)
}

/** Over the story: whole frames of it, popups and dialogs included, if a comparison is on. */
export function Compared({ children }: { children?: ReactNode }) {
  const { storyId, viewMode } = useStorybookState()
  const [{ [COMPARE]: title, ...globals }, , ownGlobals] = useGlobals()
  const { background } = useTheme()
  const comparison = viewMode === 'story' && comparisons.find((each) => each.title === title)
  const frames =
    comparison && (isFixed(comparison, ownGlobals) ? REFUSAL : element(Frames, { storyId, globals, comparison }))
  const style = { ...LAYOUT, background: background.content }
  return element(
    Fragment,
    null,
    element('div', { style: { display: 'contents' }, inert: Boolean(comparison) }, children),
    frames && element('div', { style }, frames),
  )
}

const isFixed = ({ sides }: Comparison, ownGlobals: object) =>
  sides.some(({ changed }) => Object.keys(changed).some((name) => name in ownGlobals))

const REFUSAL = element(
  'p',
  { style: { margin: 24 } },
  'This story depends on one of these values, so it has no others.',
)

const LAYOUT = { position: 'absolute', inset: 0, display: 'grid' } as const
