import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { tones } from '../internal/tones.ts'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '44px',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockEnd: '1px solid transparent',
    ...typeScale[13],
    '@media': { [media.forcedColours]: { borderColor: 'CanvasText' }, [media.print]: { display: 'none' } },
  },
  variants: { tone: tones },
})

export const content = style({
  flex: '1 1 200px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
})
