import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const ground = createVar()
const onGround = createVar()

const side = (pixels: number) => ({ inlineSize: `${pixels / 16}rem`, blockSize: `${pixels / 16}rem` })
const inColours = (shapes: string, marks: string) => ({ vars: { [ground]: shapes, [onGround]: marks } })

export const root = recipe({
  base: { flex: 'none', display: 'block', overflow: 'visible', forcedColorAdjust: 'none' },
  variants: {
    size: { '12': side(12), '16': side(16), '20': side(20), '24': side(24), '40': side(40), '64': side(64) },
    ground: { paper: {}, board: {} },
    verdict: { cannot: {}, pending: {}, can: {}, soon: {}, unchecked: {} },
  },
  compoundVariants: [
    ...(
      [
        ['cannot', vars.verdict.stop, vars.verdict.onStop],
        ['pending', vars.text.muted, vars.surface.card],
        ['can', vars.text.default, vars.surface.card],
        ['soon', vars.verdict.soon, vars.verdict.onSoon],
        ['unchecked', vars.text.faint, vars.surface.card],
      ] as const
    ).map(([verdict, ...colours]) => ({
      variants: { ground: 'paper', verdict } as const,
      style: inColours(...colours),
    })),
    ...(
      [
        ['cannot', vars.board.stop, vars.verdict.onStop],
        ['pending', vars.board.muted, vars.board.surface],
        ['can', vars.board.text, vars.board.surface],
        ['soon', vars.board.soon, vars.verdict.onSoon],
        ['unchecked', vars.board.muted, vars.board.surface],
      ] as const
    ).map(([verdict, ...colours]) => ({
      variants: { ground: 'board', verdict } as const,
      style: inColours(...colours),
    })),
  ],
})

/** Without colour, in forced colours and in print, the outlines tell the signs apart. */
export const shape = style({
  fill: ground,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' }, [media.print]: { fill: 'black' } },
})
export const mark = style({
  fill: onGround,
  '@media': { [media.forcedColours]: { fill: 'Canvas' }, [media.print]: { fill: 'white' } },
})
export const outline = style({
  fill: 'none',
  stroke: ground,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText' }, [media.print]: { stroke: 'black' } },
})
