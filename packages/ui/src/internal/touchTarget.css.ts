import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

/** Enlarges the touch target to 44 px without moving anything; the element must be positioned. */
export const touchTarget = style({
  '@media': {
    [media.coarsePointer]: {
      '::after': {
        content: '',
        position: 'absolute',
        insetInline: 'min(0px, (100% - 44px) / 2)',
        insetBlockStart: '50%',
        blockSize: 'max(100%, 44px)',
        transform: 'translateY(-50%)',
      },
    },
  },
})
