import { style } from '@vanilla-extract/css'
import { oneLine, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'inline-flex',
  inlineSize: 'fit-content', // also when a Stack stretches it
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: '100%',
  minBlockSize: '28px',
  paddingInlineStart: '10px',
  paddingInlineEnd: '10px',
  border: '1px solid transparent', // only visible in forced colours
  borderRadius: vars.radius.control,
  background: vars.surface.fill,
  ...typeScale[13],
  selectors: { '&[data-removable]': { paddingInlineEnd: '2px' } },
  '@media': {
    [media.forcedColours]: { borderColor: 'CanvasText' },
    [media.print]: { selectors: { '&[data-removable]': { paddingInlineEnd: '10px' } } },
  },
})

export const label = style(oneLine)
export const kind = style({ color: vars.text.muted })

export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  flex: 'none',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  ':hover': { background: vars.surface.fillPressed, color: vars.text.default },
  ':focus-visible': { outlineOffset: '-1px' },
  '@media': { [media.print]: { display: 'none' } },
})
