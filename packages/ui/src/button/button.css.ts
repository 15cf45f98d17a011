import { style } from '@vanilla-extract/css'
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const idle = '&:not(:disabled):not([aria-disabled="true"])'
const off = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'

function solid(ink: { solid: string; hover: string; pressed: string; on: string }) {
  return style({
    background: ink.solid,
    color: ink.on,
    selectors: {
      [`${idle}:hover`]: { background: ink.hover },
      [`${idle}:active`]: { background: ink.pressed },
    },
  })
}

export const root = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flex: 'none',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transition: `background ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[aria-busy="true"]': { cursor: 'progress' },
      [off]: {
        cursor: 'not-allowed',
        background: vars.surface.sunken,
        borderColor: 'transparent',
        color: vars.text.faint,
      },
    },
    '@media': {
      [media.print]: { display: 'none' }, // buttons are useless on paper
      [media.forcedColours]: {
        borderColor: 'ButtonBorder',
        selectors: { [off]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: solid(vars.accent),
      secondary: {
        background: vars.surface.fill,
        color: vars.text.default,
        selectors: {
          [`${idle}:hover`]: { background: vars.surface.fillHover },
          [`${idle}:active`]: { background: vars.surface.fillPressed },
        },
      },
      tertiary: {
        color: vars.accent.text,
        selectors: {
          [`${idle}:hover`]: { background: vars.surface.hover },
          [`${idle}:active`]: { background: vars.surface.pressed },
          [off]: { background: 'none' },
        },
      },
      destructive: solid(vars.critical),
    },
    size: {
      sm: { minBlockSize: vars.controlHeight.sm, ...typeScale[13], padding: '4px 11px', gap: '6px' },
      md: { minBlockSize: vars.controlHeight.md, ...typeScale[14], padding: '6px 15px', gap: '8px' },
      lg: { minBlockSize: vars.controlHeight.lg, ...typeScale[16], padding: '8px 19px', gap: '8px' },
      xl: { minBlockSize: vars.controlHeight.xl, ...typeScale[16], padding: '10px 23px', gap: '8px' },
    },
    width: { auto: {}, full: { inlineSize: '100%' } },
  },
})

export type ButtonLook = NonNullable<RecipeVariants<typeof root>>

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } }, // opacity, not visibility: the label stays the name
})

export const label = style({ overflowWrap: 'anywhere', minInlineSize: 0 })

export const spinner = style({ position: 'absolute', inset: 0, margin: 'auto' })
