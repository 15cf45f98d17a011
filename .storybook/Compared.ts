import { createElement as element, Fragment, type ReactNode } from 'react' // as in StoryFrame.ts
import { ToggleButton } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { COMPARE, comparisons } from './comparisons.ts'
import { FITTING, StoryFrame } from './StoryFrame.ts'

/** Turns a comparison on, and off again. */
export function CompareButton({ name }: { name: string }) {
  const [globals, update] = useGlobals()
  const pressed = globals[COMPARE] === name
  const onClick = () => update({ [COMPARE]: pressed ? '' : name })
  const disabled = !(COMPARE in globals) // no story listens yet
  const look = { ariaLabel: false, variant: 'ghost', padding: 'small' } as const
  return element(ToggleButton, { pressed, disabled, onClick, ...look }, name)
}

/** Over the story: whole frames of it, popups and dialogs included, if a comparison is on. */
export function Compared({ children }: { children?: ReactNode }) {
  const { storyId, viewMode } = useStorybookState()
  const [{ [COMPARE]: name, ...globals }, , ownGlobals] = useGlobals()
  const background = useTheme().background.content
  const sides = viewMode === 'story' ? Object.entries(comparisons[name] ?? {}) : []
  const isOn = sides.length > 0
  const isFixed = sides.some(([, changed]) => Object.keys(changed).some((global) => global in ownGlobals))
  const frames = sides.map(([title, changed]) => {
    const frame = element(StoryFrame, { story: storyId, globals: { ...globals, ...changed }, title })
    return element('div', { key: `${name} ${title}`, style: SIDE }, title, element('div', { style: FITTING }, frame))
  })
  const shown = isFixed ? 'This story depends on one of these values, so it has no others.' : frames
  return element(
    Fragment,
    null,
    element('div', { style: { display: 'contents' }, inert: isOn }, children),
    isOn && element('div', { style: { ...gridOf(sides.length), background }, 'data-frames': '' }, shown),
  )
}

/** Two fill the room; more have rows of half its height, or as high as can be looked at, and scroll. */
function gridOf(sides: number) {
  return {
    ...{ position: 'absolute', inset: 0, display: 'grid', gap: 8, padding: 8, overflow: 'hidden auto' },
    gridTemplateColumns: `repeat(${sides > 4 ? 3 : 2}, 1fr)`,
    gridAutoRows: sides === 2 ? '100%' : 'max(360px, calc(50% - 4px))',
  } as const
}

const SIDE = { display: 'grid', gridTemplateRows: '20px 1fr', minInlineSize: 0, fontSize: 12 }
