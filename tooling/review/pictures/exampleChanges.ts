import { hash } from 'node:crypto'
import { PNG } from 'pngjs'

export const WHITE = 0xffffffff
export const BLACK = 0x000000ff
export const RED = 0xff0000ff

type Rectangle = readonly [x: number, y: number, width: number, height: number, colour: number]

/** A white picture with rectangles. */
export function picture(height: number, ...rectangles: readonly Rectangle[]): Buffer {
  const png = new PNG({ width: 200, height })
  const fill = ([left, top, width, tall, colour]: Rectangle) => {
    for (let y = top; y < top + tall; y += 1)
      for (let x = left; x < left + width; x += 1) png.data.writeUInt32BE(colour, (y * png.width + x) * 4)
  }
  for (const each of [[0, 0, 200, height, WHITE] as const, ...rectangles]) fill(each)
  return PNG.sync.write(png)
}

/** A button at a place, whose upper corners show the ground behind if it is round. */
function button(x: number, y: number, ground?: number): Rectangle[] {
  const corners = ground ? [x, x + 56].map((left): Rectangle => [left, y, 4, 1, ground]) : []
  return [[x, y, 60, 30, BLACK], ...corners]
}

/** Stories that exist, so that their names and order are Storybook's. */
export const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  'screens-sign-in--default',
  'screens-organisation--default',
  'screens-driver--default',
  'components-badge--every-tone',
  'screens-user--default',
] as const

const contents = new Map<string, Buffer>()

export const contentOf = (digest: string) => contents.get(digest) as Buffer

/** Screenshots whose buttons are round or not; a page has another text then, as has one without buttons. */
function drawPages(isRound: boolean): Map<string, string> {
  const [onWhite, onRed] = isRound ? [WHITE, RED] : []
  const text = isRound ? [[150, 60, 30, 12, RED] as const] : []
  const pictures = {
    [`desktop-light/${FIRST}`]: picture(100, ...button(10, 10, onWhite)),
    [`desktop-dark/${FIRST}`]: picture(100, ...button(10, 10, onWhite), [0, 90, 200, 10, BLACK]),
    [`desktop-light/${SECOND}`]: picture(100, ...button(10, 10, onWhite), ...button(100, 50, onRed)),
    [`desktop-light/${THIRD}`]: picture(100, ...button(30, 20, onRed), ...text),
    [`desktop-light/${FOURTH}`]: isRound
      ? picture(80, [0, 30, 200, 20, RED], [0, 50, 200, 30, BLACK])
      : picture(60, [0, 30, 200, 30, BLACK]),
    [`desktop-light/${FIFTH}`]: picture(100, ...text),
    [`desktop-light/${isRound ? 'new' : 'gone'}`]: picture(isRound ? 70 : 40, [0, 0, 10, 10, RED]),
    [`desktop-light/${isRound ? 'with-another-name' : 'renamed'}`]: picture(50, [0, 0, 10, 10, RED]),
  }
  const digests = new Map(Object.entries(pictures).map(([name, content]) => [name, hash('sha256', content)]))
  for (const [name, content] of Object.entries(pictures)) contents.set(digests.get(name) ?? '', content)
  return digests
}

/** Buttons became round on three pages, one of which also has another text, as has a fourth; a page grew; one is new, one gone, one renamed. */
export const [was, is] = [drawPages(false), drawPages(true)]
