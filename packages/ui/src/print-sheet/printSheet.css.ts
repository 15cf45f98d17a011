import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  '@media': {
    screen: { display: 'none' },
    print: { display: 'block', color: 'black', background: 'white', fontSize: '11pt', lineHeight: 1.45 },
  },
})

/** For stories, which show on screen what would be printed. */
export const onScreen = style({
  '@media': {
    screen: {
      display: 'block',
      inlineSize: '210mm',
      maxInlineSize: '100%',
      minBlockSize: '297mm',
      padding: '18mm',
      background: 'white',
      color: 'black',
      boxShadow: vars.elevation.floating,
    },
  },
})

export const screenOnly = style({ '@media': { print: { display: 'none !important' } } })
