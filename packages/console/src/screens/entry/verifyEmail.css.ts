import { media } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const others = style({})

// On a phone, balanced lines would break "e-mail" at its hyphen.
globalStyle(`:has(> ${others}) h1`, { '@media': { [media.phone]: { textWrap: 'wrap' } } })
