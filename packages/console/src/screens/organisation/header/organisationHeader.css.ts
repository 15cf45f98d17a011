import { media, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** On a phone the primary action floats where the thumb is; doubled, to override the button's own position. */
export const atThumb = style({
  '@media': {
    [`screen and ${media.phone}`]: {
      selectors: {
        '&&': {
          position: 'fixed',
          zIndex: vars.layer.navigation,
          insetBlockEnd: vars.space[4],
          insetInlineEnd: vars.space[4],
          blockSize: vars.controlHeight.lg,
          boxShadow: vars.elevation.floating,
        },
      },
    },
  },
})
