import { style } from '@vanilla-extract/css'
import { box } from '../input/input.css.ts'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style([
  box,
  {
    display: 'block',
    fieldSizing: 'content',
    minBlockSize: '84px',
    maxBlockSize: '320px',
    paddingBlock: '9px',
    paddingInline: '11px',
    ...typeScale[14],
    resize: 'vertical',
  },
])

export const mono = style({
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[13],
  whiteSpace: 'pre',
  overflow: 'auto',
})
