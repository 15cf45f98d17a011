import { globalStyle, style } from '@vanilla-extract/css'
import { root as inputRoot } from '../input/input.css.ts'
import { option, options, popup } from '../internal/popup.css.ts'
import { vars } from '../theme/contract.css.ts'

export { inputRoot }

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  textAlign: 'start',
  selectors: { '&[data-popup-open]': { borderColor: vars.line.controlHover } },
})

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-placeholder] > &, &[data-placeholder]': { color: vars.text.faint } },
})

export const chevron = style({ color: vars.text.muted, flex: 'none' })

/** At most 320 px high (contract 9.10), and never wider than its longest line needs. */
export const sheet = style([
  popup,
  {
    minInlineSize: 'var(--anchor-width)',
    maxInlineSize: 'min(420px, calc(100vw - 16px))',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  },
])

export const list = style([options, { maxBlockSize: 'min(320px, var(--available-height))', outline: 'none' }])

// Base UI would inject this as a style element, which the content security policy forbids.
globalStyle('.base-ui-disable-scrollbar', { scrollbarWidth: 'none' })
globalStyle('.base-ui-disable-scrollbar::-webkit-scrollbar', { display: 'none' })

export const item = style([option, { alignItems: 'flex-start' }])

export const noteLine = style({
  padding: `${vars.space[3]} ${vars.space[3]}`,
  color: vars.text.muted,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
  ':empty': { display: 'none' },
})
