import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

/** Enlarges the touch target to 44 px without moving anything; the element must be positioned. */
export const touchTarget = style({
  '@media': {
    [media.coarsePointer]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '50%',
        blockSize: 'max(100%, 44px)',
        minInlineSize: '44px',
        transform: 'translateY(-50%)',
      },
    },
  },
})
