import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

type Duration = keyof typeof vars.duration

/**
 * How something that opens enters and leaves: the look it comes from and the duration. With reduced motion it appears
 * at once.
 */
export function entrance(away: Pick<StyleRule, 'opacity' | 'scale' | 'translate'>, duration: Duration): StyleRule {
  const transition = Object.keys(away).map((property) => `${property} ${vars.duration[duration]} ${vars.easing.out}`)
  return {
    '@media': {
      [media.motion]: {
        transition: transition.join(', '),
        selectors: { '&[data-starting-style], &[data-ending-style]': away },
      },
    },
  }
}
