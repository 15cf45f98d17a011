import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px', listStyle: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '36px',
  paddingBlock: '6px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  fontWeight: vars.fontWeight.medium,
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.default },
    '&[aria-current]': { background: vars.accent.soft, color: vars.accent.text },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColours]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight', color: 'Highlight' } } },
  },
})

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
