import { style } from '@vanilla-extract/css'

/** The document and how urgent it is, with the date below. */
export const cell = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
