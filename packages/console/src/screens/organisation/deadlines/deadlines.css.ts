import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** How far the check is takes the room that the exports leave. */
export const bar = style({})
globalStyle(`${bar} > :first-child:not(:last-child)`, { flex: '1 1 320px' })

/** Groups wrap; on a phone each fills its line. */
export const filters = style({ flexWrap: 'wrap' })
globalStyle(`${filters} > label`, { '@media': { [media.phone]: { flexGrow: 1 } } })

/** Controls stay off paper. */
export const onScreenOnly = style({
  minInlineSize: 0,
  gap: vars.space[4],
  paddingBlockStart: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
})

/** What the controls say on screen. */
export const onPaperOnly = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })

/** Below the status, whatever that says; on a phone the red line below says it. */
export const expired = style({ marginBlockStart: '2px', '@media': { [media.phone]: { display: 'none' } } })
