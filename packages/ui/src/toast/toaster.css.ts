import { globalStyle, style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

/** Paper would keep what is over in five seconds. */
export const region = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } })

/** The reason, and the next steps beside it where there is room. */
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  marginBlock: '-6px', // a button is as high as the line that it stands in
  minBlockSize: '32px',
})
export const reason = style({ flex: '1 1 auto', minInlineSize: 0 })

/** Whom it is about: what happened follows on the same line, and so do the next steps where there is room. */
export const about = style({ overflowWrap: 'anywhere' })

const toaster = `${region} [data-sonner-toaster][data-sonner-theme]`
const item = `${toaster} [data-sonner-toast][data-styled="true"]`

globalStyle(toaster, {
  fontFamily: 'inherit',
  zIndex: vars.layer.toast,
  vars: {
    '--normal-bg': vars.surface.raised,
    '--normal-border': vars.line.hairline,
    '--normal-text': vars.text.default,
    '--border-radius': vars.radius.card,
  },
})
/** Beside what they mustn't cover. */
globalStyle(`:root:has([data-keeps-toasts-off]) ${toaster}`, { translate: '-464px' })
globalStyle(`[dir="rtl"]:root:has([data-keeps-toasts-off]) ${toaster}`, { translate: '464px' })
globalStyle(item, {
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  paddingInlineEnd: vars.space[10],
  border: '1px solid transparent',
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize[14],
})
globalStyle(`${item} [data-icon]`, { inlineSize: '16px', blockSize: '20px', margin: 0, alignItems: 'center' })
globalStyle(`${item}[data-type="info"] [data-icon]`, { color: vars.tone.neutral.solid })
globalStyle(`${item}[data-type="success"] [data-icon]`, { color: vars.tone.success.solid })
globalStyle(`${item}[data-type="warning"] [data-icon]`, { color: vars.tone.warning.solid })
globalStyle(`${item}[data-type="error"] [data-icon]`, { color: vars.tone.error.solid })
globalStyle(`${item} [data-content]`, { flex: 1, gap: 0, minInlineSize: 0 })
globalStyle(`${item} [data-content]:has(${about})`, {
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[2]}`,
})
globalStyle(`${item} [data-content]:has(${about}) [data-description]`, { display: 'contents' })
globalStyle(`${item} [data-content]:has(${about}) ${details}`, {
  flex: '1 0 auto',
  maxInlineSize: '100%',
  marginBlock: 0,
})
globalStyle(`${item} [data-title]`, {
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight[14],
  color: vars.text.default,
})
globalStyle(`${item} [data-description]`, {
  color: vars.text.muted,
  ...typeScale[13],
  overflowWrap: 'anywhere',
})
globalStyle(`${item} [data-close-button]`, {
  insetInlineStart: 'auto',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '3px', // level with the first line
  inlineSize: '32px',
  blockSize: '32px',
  transform: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.text.muted,
})
globalStyle(`${item} [data-close-button]:hover`, {
  background: vars.surface.hover,
  color: vars.text.default,
})
globalStyle(`${item} [data-close-button]:focus-visible`, {
  boxShadow: 'none',
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '-2px',
})
globalStyle(`${item}:focus-visible`, { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' })
globalStyle(`${item}`, {
  '@media': {
    [media.forcedColours]: { borderColor: 'CanvasText' },
    [media.reducedMotion]: { transition: 'none', animation: 'none' },
  },
})
