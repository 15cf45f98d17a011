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

/** A button whose upper corners are rounded, at a place; large ones are on another ground. */
function button(x: number, y: number, rounding: number): Rectangle[] {
  const ground = rounding > 4 ? RED : WHITE
  const corners = Array.from({ length: rounding }, (_, row): Rectangle[] => [
    [x, y + row, rounding - row, 1, ground],
    [x + 60 - rounding + row, y + row, rounding - row, 1, ground],
  ])
  return [[x, y, 60, 30, BLACK], ...corners.flat()]
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
  const [small, large] = isRound ? [3, 5] : [0, 0]
  const text = isRound ? [[150, 60, 30, 12, RED] as const] : []
  const renamed = picture(50, [0, 0, 10, 10, RED])
  const pictures = {
    [`desktop-light/${FIRST}`]: picture(100, ...button(10, 10, small)),
    [`desktop-dark/${FIRST}`]: picture(100, ...button(10, 10, small), [0, 90, 200, 10, BLACK]),
    [`desktop-light/${SECOND}`]: picture(100, ...button(10, 10, small), ...button(100, 50, large)),
    [`desktop-light/${THIRD}`]: picture(100, ...button(30, 20, large), ...text),
    [`desktop-light/${FIFTH}`]: picture(100, ...text),
    ...(isRound
      ? {
          [`desktop-light/${FOURTH}`]: picture(80, [0, 30, 200, 20, RED], [0, 50, 200, 30, BLACK]),
          'desktop-light/new': picture(70, [0, 0, 10, 10, RED]),
          'desktop-light/with-another-name': renamed,
        }
      : {
          [`desktop-light/${FOURTH}`]: picture(60, [0, 30, 200, 30, BLACK]),
          'desktop-light/gone': picture(40, [0, 0, 10, 10, RED]),
          'desktop-light/renamed': renamed,
        }),
  }
  const digests = Object.entries(pictures).map(([name, content]) => {
    const digest = hash('sha256', content)
    contents.set(digest, content)
    return [name, digest] as const
  })
  return new Map(digests)
}

/** Buttons became round on three pages, one of which also has another text, as has a fourth; a page grew; one is new, one gone, one renamed. */
export const [was, is] = [drawPages(false), drawPages(true)]
