import { style } from '@vanilla-extract/css'

export const pending = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 16,
  minBlockSize: '60vh',
})
