import { style } from '@vanilla-extract/css'
import { besideButton } from '../internal/popup.css.ts'
import { typeScale, vars } from '../theme/contract.css.ts'

export const sheet = style([
  besideButton,
  {
    flexDirection: 'column',
    gap: vars.space[3],
    inlineSize: 'max-content',
    maxInlineSize: 'min(22.5rem, calc(100vw - 16px))',
    maxBlockSize: 'calc(100dvh - 16px)',
    padding: vars.space[4],
    borderRadius: vars.radius.card,
    positionArea: 'block-end span-inline-end',
    selectors: {
      '&:popover-open': { display: 'flex' },
      '&[data-align="center"]': { positionArea: 'block-end' },
      '&[data-align="end"]': { positionArea: 'block-end span-inline-start' },
    },
  },
])

export const title = style({
  ...typeScale[14],
  fontWeight: vars.fontWeight.semibold,
})
