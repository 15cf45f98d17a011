import { vars } from '../theme/contract.css.ts'

/** Marks where the reader is, at the start edge of a link to it; the link must be positioned. */
export const hereBar = {
  content: '',
  position: 'absolute',
  insetBlock: '6px',
  insetInlineStart: 0,
  borderInlineStart: `4px solid ${vars.accent.text}`, // a border, which forced colours keep
} as const
