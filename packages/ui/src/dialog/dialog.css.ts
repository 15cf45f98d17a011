import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { entrance } from '../internal/entrance.ts'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const backdrop = style([
  entrance({ opacity: 0 }, 'normal'),
  { position: 'fixed', inset: 0, zIndex: vars.layer.overlay, background: vars.surface.scrim },
])

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', // at most as high as the window: the body scrolls, the foot stays visible
  placeItems: 'center',
  padding: vars.space[6],
  overflow: 'hidden',
  '@media': { [media.phone]: { padding: vars.space[2], placeItems: 'end center' } },
})

export const popup = recipe({
  base: style([
    entrance({ opacity: 0, scale: '0.98' }, 'normal'),
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      maxBlockSize: '100%',
      borderRadius: vars.radius.card,
      background: vars.surface.raised,
      vars: { [vars.surface.card]: vars.surface.raised }, // the paper of tables inside
      color: vars.text.default,
      boxShadow: vars.elevation.dialog,
      outline: 'none',
      timelineScope: '--dialog-body',
      '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
    },
  ]),
  variants: {
    size: {
      sm: { maxInlineSize: '26rem' },
      md: { maxInlineSize: vars.width.dialog },
      lg: { maxInlineSize: '40rem' },
      xl: { maxInlineSize: '60rem' },
    },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[6]} 0`,
  paddingInlineEnd: '64px',
})

export const titles = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], flex: 1, minInlineSize: 0 })

export const title = style({
  ...typeScale[16],
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const description = style({ color: vars.text.muted })

/** Last in the focus order, so that a dialog opens at its first field; first visually. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
})

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${vars.space[4]} ${vars.space[6]}`,
  scrollbarWidth: 'thin',
  scrollTimelineName: '--dialog-body',
  ':empty': { display: 'none' },
})

const moreBelow = keyframes({ '0%, 99%': { boxShadow: `0 -1px ${vars.line.hairline}` } })

/** A hairline separates it from a body that continues below. */
export const foot = style({
  display: 'flex',
  animation: `${moreBelow} linear both`,
  animationTimeline: '--dialog-body',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[5]}`,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})

export const form = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: 1 })
