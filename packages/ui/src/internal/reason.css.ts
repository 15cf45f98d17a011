import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

const bubble = style({
  maxInlineSize: '17.5rem',
  inlineSize: 'max-content',
  padding: `6px ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  ...typeScale[12],
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  border: '1px solid transparent', // only visible in forced colours
})

/** Hidden until the element before it is hovered or focused; `display: none` still describes. */
export const anchored = style([
  bubble,
  {
    display: 'none',
    position: 'fixed',
    positionArea: 'block-start',
    positionTryFallbacks: 'flip-block, block-start span-inline-end, block-start span-inline-start',
    margin: '6px',
    zIndex: vars.layer.popup,
    pointerEvents: 'none',
    selectors: {
      ':hover + &, :focus-visible + &': { display: 'block' },
    },
  },
])
