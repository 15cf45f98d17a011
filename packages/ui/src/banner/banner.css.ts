import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const tone = ({ soft, text, line }: { soft: string; text: string; line: string }) => ({
  background: soft,
  color: text,
  borderColor: line,
})

export const tones = {
  neutral: tone(vars.tone.neutral),
  success: tone(vars.tone.success),
  warning: tone(vars.tone.warning),
  greyWarning: tone(vars.tone.greyWarning),
  error: tone(vars.tone.error),
}

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
