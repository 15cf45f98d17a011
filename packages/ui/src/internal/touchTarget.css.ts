import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

/** Enlarges what a finger can hit to 44 px and moves nothing; its element is positioned by its own style. */
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
