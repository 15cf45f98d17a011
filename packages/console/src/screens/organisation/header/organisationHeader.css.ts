import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The page's first row; on a phone the menu is beside the name. */
export const header = style({
  minBlockSize: '52px',
  paddingInline: 'var(--bleed)',
  justifyContent: 'center',
  '@media': { [media.print]: { paddingInline: 0 } },
})
globalStyle(`${header} > div`, { '@media': { [media.phone]: { flexWrap: 'nowrap', gap: vars.space[2] } } })
globalStyle(`${header} > div > :first-child`, { '@media': { [media.phone]: { flexBasis: 0 } } })
