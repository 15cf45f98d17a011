import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const invalid = '&[aria-invalid="true"]'
const locked = '&:read-only:not(select, button, [type="file"])'
/** Without the border and hover of a field that can be edited. */
const readOnly = `${locked}, ${locked}:hover`

/** The box of everything that users type into or pick from. */
export const box = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.line.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  color: vars.text.default,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.line.controlHover },
    [`${invalid}, ${invalid}:hover`]: {
      borderColor: vars.tone.error.solid,
      boxShadow: `inset 0 0 0 1px ${vars.tone.error.solid}`,
    },
    '&:focus-visible': { outlineOffset: '1px' },
    '&:disabled, &[aria-disabled="true"], &:disabled:hover': {
      background: vars.surface.sunken,
      borderColor: vars.line.hairline,
      color: vars.text.muted,
      cursor: 'not-allowed',
    },
    [readOnly]: { background: vars.surface.sunken, borderColor: vars.line.hairline },
  },
  '@media': {
    [media.forcedColours]: { selectors: { [invalid]: { borderWidth: '2px' } } },
  },
})

const size = (name: 'sm' | 'md' | 'lg' | 'xl', font: '13' | '14' | '16', inset: string) => ({
  minBlockSize: vars.controlHeight[name],
  paddingInline: inset,
  ...typeScale[font],
  '@media': {
    // Phones zoom into a field whose text is smaller than 16 px.
    [`${media.coarsePointer} and ${media.phone}`]: { fontSize: vars.fontSize[16] },
    ...(name === 'md' && { [media.coarsePointer]: { minBlockSize: vars.controlHeight.lg } }),
  },
})

export const root = recipe({
  base: [box, { display: 'block', paddingBlock: 0, textOverflow: 'ellipsis' }],
  variants: {
    size: {
      sm: size('sm', '13', '9px'),
      md: size('md', '14', '11px'),
      lg: size('lg', '16', '13px'),
      xl: size('xl', '16', '15px'),
    },
    tabular: { true: figures },
  },
})
