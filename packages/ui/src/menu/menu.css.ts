import { style } from '@vanilla-extract/css'
import { option, options, popup } from '../internal/popup.css.ts'
import { vars } from '../theme/contract.css.ts'

export const sheet = style([
  popup,
  options,
  {
    inlineSize: vars.width.menu,
    maxInlineSize: 'calc(100vw - 16px)',
    maxBlockSize: 'min(480px, var(--available-height))',
  },
])

export const item = style([option, { alignItems: 'flex-start' }])

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.lineHeight[13],
  color: vars.text.muted,
  selectors: { '[data-tone="error"] > &': { color: 'inherit' }, '[aria-disabled="true"] > &': { color: 'inherit' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })
