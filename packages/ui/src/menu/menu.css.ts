import { style } from '@vanilla-extract/css'
import { besideButton, option } from '../internal/popup.css.ts'
import { vars } from '../theme/contract.css.ts'

export const sheet = style([
  besideButton,
  {
    inlineSize: vars.width.menu,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'min(480px, 100dvh - 16px)',
    positionArea: 'block-end span-inline-start',
    selectors: { '&[data-align="start"]': { positionArea: 'block-end span-inline-end' } },
  },
])

export const item = style([option, { inlineSize: '100%' }])

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.lineHeight[13],
  color: vars.text.muted,
  selectors: { '[data-tone="error"] > &': { color: 'inherit' }, '[aria-disabled="true"] > &': { color: 'inherit' } },
})
