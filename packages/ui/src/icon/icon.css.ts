import { style, styleVariants } from '@vanilla-extract/css'

const base = style({ flex: 'none', display: 'block', overflow: 'visible' })

export const sizes = styleVariants({ '12': 12, '16': 16, '20': 20, '24': 24 }, (size) => [
  base,
  { inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` },
])

/** For what points along the line of text: arrows and chevrons. */
export const mirrored = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
