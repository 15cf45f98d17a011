import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** On a phone the menu is beside the name. */
export const header = style({})
globalStyle(`${header} > div`, { '@media': { [media.phone]: { flexWrap: 'nowrap' } } })
globalStyle(`${header} > div > :first-child`, { '@media': { [media.phone]: { flexBasis: 0 } } })

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
        ':root:has([data-selecting]) &&': { display: 'none' }, // the bar of the selection is there
      },
    },
  },
})

// What the focus scrolls to must not end up below the floating action.
globalStyle(`:root:has(.${atThumb})`, {
  '@media': { [`screen and ${media.phone}`]: { scrollPaddingBlockEnd: '80px' } },
})
