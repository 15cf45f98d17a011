import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** How far the check is takes the room that the exports leave; as high as its progress, so that nothing moves. */
export const bar = style({ minBlockSize: '34px' })
globalStyle(`${bar} > :first-child:not(:last-child)`, { flex: '1 1 320px' })

/** As wide as there is room for, up to a line that can be read at a glance. */
export const progress = style({ flex: '1 1 200px', maxInlineSize: '480px' })

/** On a phone one line that scrolls sideways. */
export const filters = style({
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
})
globalStyle(`${filters} > label`, { '@media': { [media.phone]: { flex: 'none' } } })

/** Controls stay off paper. */
export const onScreenOnly = style({
  minInlineSize: 0,
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
})

/** What the controls say on screen. */
export const onPaperOnly = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })

/** The sign and the name. */
export const signed = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })
globalStyle(`${signed} > svg`, { flex: 'none' })

/** Below the status, whatever that says; on a phone the sign says it. */
export const expired = style({ marginBlockStart: '2px', '@media': { [media.phone]: { display: 'none' } } })
