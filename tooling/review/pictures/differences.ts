import { hash } from 'node:crypto'
import { diff } from 'node:util'
import { PNG } from 'pngjs'

/** Lines: fewer that are alike don't separate two differences. */
const GAP = 2
/** Lines: fewer that are alike somewhere else haven't moved, but are alike by chance. */
const LEAST_MOVED = 8
/** Pixels: a larger difference is no corner. */
const CORNER = 16
/** Of 255: less is part of a shadow, which says nothing about the shape. */
const FAINT = 8
/** Of the pixels of a colour: what is drawn on it changes fewer into one other. */
const MOST = 0.9
/** Into rows, then columns, and again. */
const CUTS = 4

/** Rows of pixels, as 0xRRGGBBAA. */
type Picture = readonly (readonly number[])[]

/** A part of a picture, and what it became. */
type Change = readonly [from: Picture, to: Picture]

/** What changed between two pictures, as the shapes of its parts: the same for what is likely one change. */
export function shapesOf(before: Buffer, after: Buffer): string[] {
  const change: Change = [pictureOf(before), pictureOf(after)]
  const clear = shapesIn(change, FAINT)
  return [...new Set(clear.length > 0 ? clear : shapesIn(change, 0))].sort()
}

function pictureOf(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file)
  const row = (y: number) => Array.from({ length: width }, (_, x) => data.readUInt32BE((y * width + x) * 4))
  return Array.from({ length: height }, (_, y) => row(y))
}

/** Of the smallest parts that rows and columns cut: what has only moved hasn't changed, nor what differs by a step at most. */
function shapesIn(change: Change, step: number, cuts = CUTS): string[] {
  const [from, to] = isSameSize(change) ? [change[0], calmed(change, step)] : change
  if (cuts === 0 || from.length * to.length === 0) return [shapeOf([from, to], cuts % 2 === 0 ? 'columns' : 'rows')]
  return rangesOf(from.map(String), to.map(String)).flatMap(([start, end, otherStart, otherEnd]) =>
    shapesIn([turned(from.slice(start, end)), turned(to.slice(otherStart, otherEnd))], step, cuts - 1),
  )
}

const isSameSize = ([from, to]: Change) => from.length === to.length && from[0]?.length === to[0]?.length

/** The second picture, with the pixels of the first where both are almost the same. */
function calmed([from, to]: Change, step: number): Picture {
  const isClose = (one: number, other: number) =>
    [24, 16, 8].every((bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255)) <= step)
  return to.map((row, y) =>
    row.map((pixel, x) => {
      const was = from[y]?.[x] ?? 0
      return isClose(was, pixel) ? was : pixel
    }),
  )
}

/** Its columns as rows. */
const turned = (picture: Picture): Picture => (picture[0] ?? []).map((_, x) => picture.map((row) => row[x] ?? 0))

/** Lines of both pictures. */
type Range = readonly [start: number, end: number, otherStart: number, otherEnd: number]
type Pair = readonly [line: number, other: number]

/** The lines that differ: where they are, or once what has moved is followed if that leaves less. */
function rangesOf(one: string[], other: string[]): Range[] {
  const ends: Pair = [one.length, other.length]
  const inPlace = between(
    one.flatMap((line, index): Pair[] => (line === other[index] ? [[index, index]] : [])),
    ends,
    GAP,
  )
  const moved = between(pairsOf(one, other), ends, LEAST_MOVED)
  return one.length !== other.length || linesIn(moved) < linesIn(inPlace) ? moved : inPlace
}

const linesIn = (ranges: readonly Range[]) =>
  ranges.reduce((sum, [start, end, otherStart, otherEnd]) => sum + Math.max(end - start, otherEnd - otherStart), 0)

/** Lines that are alike, in order. */
function pairsOf(one: string[], other: string[]): Pair[] {
  const alike: Pair[] = []
  let [line, otherLine] = [0, 0]
  for (const [only] of diff(one, other)) {
    if (only === 0) alike.push([line, otherLine])
    if (only >= 0) line += 1
    if (only <= 0) otherLine += 1
  }
  return alike
}

/** What lies between runs of lines that are alike. */
function between(alike: readonly Pair[], [length, otherLength]: Pair, leastRun: number): Range[] {
  const runs = Map.groupBy(alike.entries(), ([index, [line, other]]) => `${line - index} ${other - index}`)
  const kept = [...runs.values()].flatMap((run) => {
    const pairs = run.map(([, pair]) => pair)
    const [[line, other] = [0, 0]] = pairs
    const isAtEnd = line + run.length === length || line + other === 0
    return run.length >= leastRun || isAtEnd ? pairs : []
  })
  return [...kept, [length, otherLength] as const].flatMap(([line, other], index): Range[] => {
    const [last, otherLast] = kept[index - 1] ?? [-1, -1]
    return line - last + other - otherLast > 2 ? [[last + 1, line, otherLast + 1, other]] : []
  })
}

/** The last cut was between these lines. */
function shapeOf(change: Change, lines: 'rows' | 'columns'): string {
  const known = isSameSize(change) ? (cornerIn(change) ?? recolouring(change)) : sizeChange(change, lines)
  return known ?? hashOf(change.map((picture) => picture.join('\n')).join('\n\n'))
}

/** How much space came or went, if nothing is drawn in it. */
function sizeChange([from, to]: Change, lines: string): string | undefined {
  const part = [...from, ...to]
  const isDrawn = from.length * to.length > 0 || new Set(part.flat()).size > 1
  return isDrawn ? undefined : `${part[0]?.length} ${lines} ${to.length > 0 ? 'added' : 'removed'}`
}

/** A triangle or an arc, as where a radius changed: it looks different on every ground, and one end of the part stays. */
function cornerIn([from, to]: Change): string | undefined {
  const [width, height] = [from[0]?.length ?? 0, from.length]
  const places = from.flatMap((row, y) =>
    row.flatMap((pixel, x) => (pixel === to[y]?.[x] ? [] : [[(x + 0.5) / width, (y + 0.5) / height] as const])),
  )
  const isIn = (side: number, end: number) => places.every(([u, v]) => Math.abs(u - side) + Math.abs(v - end) < 1.6)
  const isBent = places.length <= 4 || [0, 1].some((side) => isIn(side, 0) || isIn(side, 1))
  return isBent && Math.max(width, height) <= CORNER ? 'corner' : undefined
}

/** The most frequent pair of colours, if almost all of the first became the second, and nothing the first: the drawing stayed. */
function recolouring([from, to]: Change): string | undefined {
  const became = to.flat()
  const changed = from.flat().flatMap((one, index) => (one === became[index] ? [] : [[one, became[index]] as const]))
  const [pairs = []] = [...Map.groupBy(changed, String).values()].sort((few, many) => many.length - few.length)
  const [[colour, other] = []] = pairs
  const isRedrawn = changed.some(([, two]) => two === colour)
  const all = changed.filter(([one]) => one === colour).length
  return isRedrawn || pairs.length < MOST * all ? undefined : `recoloured ${colour} ${other}`
}

export function hashOf(content: string): string {
  return hash('sha256', content).slice(0, 12)
}
