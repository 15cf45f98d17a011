import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tones } from '../internal/tones.ts'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = recipe({
  base: {
    display: 'inline-flex',
    inlineSize: 'fit-content', // also when a Stack stretches it
    alignItems: 'center',
    gap: '5px',
    flexShrink: 0, // it wraps where a whole line has no room for it, not beside something else
    maxInlineSize: '100%',
    minBlockSize: '24px',
    paddingBlock: '3px',
    paddingInline: '8px 9px',
    border: '1px solid transparent',
    borderRadius: `min(${vars.radius.full}, 12px)`, // with several lines, corners of one
    ...typeScale[12],
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'normal',
    verticalAlign: 'middle',
    '@media': {
      [media.forcedColours]: { borderColor: 'CanvasText' },
      // Nor does a narrow column break the word.
      [media.print]: { background: 'none', color: 'black', borderColor: 'black', whiteSpace: 'nowrap' },
    },
  },
  variants: {
    tone: tones,
    /** Kinds, not statuses: an outline without a shape. */
    plain: { true: { background: 'none', paddingInline: '9px' } },
    bare: {
      true: {
        background: 'none',
        border: 'none',
        padding: 0,
        minBlockSize: 0,
        ...typeScale[13],
      },
    },
  },
})

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
