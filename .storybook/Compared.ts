import { createElement as element, Fragment, type ReactNode } from 'react' // as in StoryFrame.ts
import { ToggleButton } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { COMPARE, type Comparison, comparisons } from './comparisons.ts'
import { FITTING, StoryFrame } from './StoryFrame.ts'

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
  return element(
    Fragment,
    null,
    element('div', { style: { display: 'contents' }, inert: Boolean(comparison) }, children),
    comparison &&
      element(
        'div',
        { style: { ...gridOf(comparison), background: background.content }, 'data-frames': '' },
        isFixed(comparison, ownGlobals)
          ? 'This story depends on one of these values, so it has no others.'
          : comparison.sides.map(({ title, changed }) =>
              element(
                'div',
                { key: `${comparison.title} ${title}`, style: SIDE },
                title,
                element(
                  'div',
                  { style: FITTING },
                  element(StoryFrame, { story: storyId, globals: { ...globals, ...changed }, title }),
                ),
              ),
            ),
      ),
  )
}

const isFixed = ({ sides }: Comparison, ownGlobals: object) =>
  sides.some(({ changed }) => Object.keys(changed).some((name) => name in ownGlobals))

/** Two fill the room; more have rows of half its height, or as high as can be looked at, and scroll. */
function gridOf({ sides }: Comparison) {
  return {
    ...{ position: 'absolute', inset: 0, display: 'grid', gap: 8, padding: 8, overflow: 'hidden auto' },
    gridTemplateColumns: `repeat(${sides.length > 4 ? 3 : 2}, 1fr)`,
    gridAutoRows: sides.length === 2 ? '100%' : 'max(360px, calc(50% - 4px))',
  } as const
}

const SIDE = { display: 'grid', gridTemplateRows: '20px 1fr', minInlineSize: 0, fontSize: 12 }
