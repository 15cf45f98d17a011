import { style } from '@vanilla-extract/css'
import { besideButton } from '../internal/popup.css.ts'
import { oneLine, vars } from '../theme/contract.css.ts'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  textAlign: 'start',
  selectors: { '&[aria-expanded="true"]': { borderColor: vars.line.controlHover } },
})

export const value = style({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
  selectors: { '&[data-placeholder]': { color: vars.text.faint } },
})

export const chevron = style({ color: vars.text.muted, flex: 'none' })

/** At most 320 px high (contract 9.10), and never wider than its longest line needs. */
export const options = style([
  besideButton,
  {
    minInlineSize: 'anchor-size(width)',
    maxInlineSize: 'min(26.25rem, calc(100vw - 16px))',
    maxBlockSize: 'min(320px, 100dvh - 16px)',
    positionArea: 'block-end span-inline-end',
    insetInlineEnd: '8px', // of the window
    justifySelf: 'start',
  },
])
