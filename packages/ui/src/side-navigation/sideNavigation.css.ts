import { style } from '@vanilla-extract/css'
import { hereBar } from '../internal/hereBar.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px', listStyle: 'none' })

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '34px',
  paddingBlock: '6px',
  paddingInline: vars.space[4],
  color: vars.text.muted,
  fontWeight: vars.fontWeight.medium,
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.default },
    '&[aria-current]': { color: vars.text.default, fontWeight: vars.fontWeight.semibold },
    '&[aria-current]::before': hereBar,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColours]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
  },
})

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
