import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ flex: 'none', display: 'block', overflow: 'visible', forcedColorAdjust: 'none' })

export const sizes = styleVariants({ '12': 12, '16': 16, '20': 20, '24': 24, '40': 40, '64': 64 }, (pixels) => ({
  inlineSize: `${pixels / 16}rem`,
  blockSize: `${pixels / 16}rem`,
}))

const ground = createVar()
const onGround = createVar()
const inColours = (shapes: string, marks: string) => ({ vars: { [ground]: shapes, [onGround]: marks } })

const paper = {
  stop: inColours(vars.signal.stop, vars.signal.onStop),
  wait: inColours(vars.text.muted, vars.surface.card),
  go: inColours(vars.text.default, vars.surface.card),
  soon: inColours(vars.signal.soon, vars.signal.onSoon),
  unknown: inColours(vars.text.faint, vars.surface.card),
}
/** On the red of a stop. */
export const onRed = inColours(vars.signal.onBand, vars.signal.band)
/** On the board, of a figure that is zero. */
export const colourless = inColours(vars.board.muted, vars.board.surface)

export const colours = {
  paper: styleVariants(paper),
  band: styleVariants({ ...paper, stop: onRed, unknown: inColours(vars.board.soon, vars.board.surface) }),
  board: styleVariants({
    stop: inColours(vars.board.stop, vars.signal.onStop),
    wait: inColours(vars.board.muted, vars.board.surface),
    go: inColours(vars.board.text, vars.board.surface),
    soon: inColours(vars.board.soon, vars.signal.onSoon),
    unknown: inColours(vars.board.muted, vars.board.surface),
  }),
}

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
