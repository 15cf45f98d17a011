import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tones } from '../internal/tones.ts'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    ...typeScale[13],
  },
  variants: { tone: tones },
})

/** The minimum width moves an action below on a narrow page, where it would squeeze the text. */
export const message = style({
  display: 'flex',
  gap: vars.space[3],
  flex: '1 1 208px',
  minInlineSize: 0,
})

/** Beside the first line. */
export const shape = style({ flex: 'none', marginBlockStart: '2px' })

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flex: 1,
  minInlineSize: 0,
})

export const title = style({ fontWeight: vars.fontWeight.semibold })

export const text = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
