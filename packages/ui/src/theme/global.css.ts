import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  textSizeAdjust: 'none',
  fontFamily: vars.font.family,
  lineHeight: vars.lineHeight[14],
  scrollPaddingBlockStart: vars.space[12],
})

globalStyle('body, [data-theme]', {
  background: vars.surface.canvas,
  color: vars.text.default,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight[14],
  fontWeight: vars.fontWeight.regular,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
globalStyle(':root[data-theme]', { fontSize: '100%' }) // rem keeps following the user's own setting

globalStyle('body', { margin: 0, minBlockSize: '100dvh' })

globalStyle('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, menu', {
  margin: 0,
  padding: 0,
})
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('p, h1, h2, h3, h4, h5, h6, dd, li', { overflowWrap: 'break-word' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('dialog', { color: 'inherit', border: 0, padding: 0 })

globalStyle(':focus', { outline: 'none' })
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
})
// focused by code to announce a page or what was saved, not to be operated
globalStyle('main:focus-visible, form:focus-visible, h1:focus-visible', { outline: 'none' })

globalStyle('::selection', { background: vars.accent.solid, color: vars.accent.on })
globalStyle('::placeholder', { color: vars.text.faint, opacity: 1 })

globalStyle('body', {
  '@media': { print: { background: 'white', color: 'black' } },
})
