import { style } from '@vanilla-extract/css'
import { option, options, popup } from '../internal/popup.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const sheet = style([
  popup,
  options,
  {
    position: 'fixed',
    inset: 'auto',
    margin: '4px 0',
    border: 0,
    '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
    inlineSize: vars.width.menu,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'min(480px, 100dvh - 16px)',
    positionArea: 'block-end span-inline-start',
    // Where neither side has room for it, it covers its button.
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, span-all span-inline-start, span-all',
    fontFamily: vars.font.family,
    fontWeight: vars.fontWeight.regular,
    whiteSpace: 'normal',
    textAlign: 'start',
    selectors: { '&[data-align="start"]': { positionArea: 'block-end span-inline-end' } },
  },
])

export const item = style([option, { alignItems: 'flex-start', inlineSize: '100%' }])

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.lineHeight[13],
  color: vars.text.muted,
  selectors: { '[data-tone="error"] > &': { color: 'inherit' }, '[aria-disabled="true"] > &': { color: 'inherit' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })
