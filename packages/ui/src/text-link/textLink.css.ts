import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

const underline = {
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
} as const

export const root = recipe({
  base: {
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  },
  variants: {
    tone: {
      accent: {
        color: vars.text.link,
        ...underline,
        textDecorationColor: `color-mix(in oklch, currentColor 40%, transparent)`,
        ':hover': { textDecorationColor: 'currentColor' },
      },
      quiet: {
        color: 'inherit',
        ':hover': { color: vars.text.link, ...underline },
      },
    },
    weight: { inherit: {}, medium: { fontWeight: vars.fontWeight.medium } },
  },
})
