import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { plainText, resetStyles } from './resetStyles.ts'

/** Elements of the published design system: its class names begin with this. */
const PREFIX = 'dt-'
const ours = `[class*="${PREFIX}"]`

// Without the reset for pages, components bring it for their own elements, and the typeface for the outermost.
for (const [selector, rule] of resetStyles(`:where(${ours})`)) globalStyle(selector, rule)

globalStyle(`${ours}:not(${ours} *)`, {
  ...plainText,
  fontFamily: vars.font.family,
})
