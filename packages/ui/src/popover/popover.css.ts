import { style } from '@vanilla-extract/css'
import { popup } from '../internal/popup.css.ts'
import { typeScale, vars } from '../theme/contract.css.ts'

export const sheet = style([
  popup,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    inlineSize: 'max-content',
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
    maxBlockSize: 'var(--available-height)',
    overflowY: 'auto',
    padding: vars.space[4],
    borderRadius: vars.radius.card,
  },
])

export const title = style({
  ...typeScale[14],
  fontWeight: vars.fontWeight.semibold,
})
