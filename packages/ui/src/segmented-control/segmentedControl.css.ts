import { style, styleVariants } from '@vanilla-extract/css'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/toCss.ts'

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '2px',
  gap: '2px',
  borderRadius: vars.radius.control,
  background: vars.surface.fill,
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})

export const sizes = styleVariants({ sm: 26, md: 34 }, (blockSize) => ({ minBlockSize: rem(blockSize) }))

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minInlineSize: 0,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  color: vars.text.muted,
  ...typeScale[13],
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { color: vars.text.default },
    '&:has(:checked)': {
      background: vars.surface.card,
      color: vars.text.default,
      boxShadow: `inset 0 -3px ${vars.accent.text}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&:has(:checked)': { borderColor: 'Highlight', borderBlockEndWidth: '4px', color: 'Highlight' },
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
    [media.print]: { selectors: { '&:not(:has(:checked))': { display: 'none' } } },
  },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const count = style({
  color: vars.text.muted,
  ...figures,
  fontWeight: vars.fontWeight.medium,
})
