import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { plainText, resetStyles } from './resetStyles.ts'

for (const [selector, rule] of resetStyles()) globalStyle(selector, rule)

globalStyle('html', {
  textSizeAdjust: 'none',
  fontFamily: vars.font.family,
  lineHeight: vars.lineHeight[14],
  scrollPaddingBlockStart: vars.space[12],
})

globalStyle('body, [data-theme]', {
  background: vars.surface.canvas,
  ...plainText,
})
globalStyle(':root[data-theme]', { fontSize: '100%' }) // rem keeps following the user's own setting

globalStyle('body', { margin: 0, minBlockSize: '100dvh' })

// focused by code to announce a page or what was saved, not to be operated
globalStyle('main:focus-visible, form:focus-visible, h1:focus-visible', { outline: 'none' })

globalStyle('::selection', { background: vars.accent.solid, color: vars.accent.on })

globalStyle('body', {
  '@media': { print: { background: 'white', color: 'black' } },
})
