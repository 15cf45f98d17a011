import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const pending = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 16,
  minBlockSize: '60vh',
})

export const late = style({ animation: `${appear} 150ms 400ms both` })
