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

interface Picture {
  width: number
  height: number
  /** Row by row, as 0xRRGGBBAA. */
  pixels: Uint32Array
}

/** A part of a picture, and what it became. */
type Change = readonly [from: Picture, to: Picture]

/** What changed between two pictures, as the shapes of its parts: the same for what is likely one change. */
export function shapesOf(before: Buffer, after: Buffer): string[] {
  const change: Change = [pictureOf(before), pictureOf(after)]
  const clear = changesIn(change, FAINT)
  const changes = clear.length > 0 ? clear : changesIn(change, 0)
  return [...new Set(changes.map(shapeOf))].sort()
}

function pictureOf(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file)
  return { width, height, pixels: new Uint32Array(data.swap32().buffer, data.byteOffset, width * height) }
}

/** The smallest parts that rows and columns cut: what has only moved hasn't changed, nor what differs by a step at most. */
function changesIn(change: Change, step: number, cuts = CUTS): Change[] {
  const [from, to] = isSameSize(change) ? [change[0], calmed(change, step)] : change
  if (cuts === 0 || from.height * to.height === 0) return [cuts % 2 === 0 ? [from, to] : [turned(from), turned(to)]]
  return rangesOf(rowsOf(from), rowsOf(to)).flatMap(([start, end, otherStart, otherEnd]) =>
    changesIn([turned(cut(from, start, end)), turned(cut(to, otherStart, otherEnd))], step, cuts - 1),
  )
}

const isSameSize = ([from, to]: Change) => from.width === to.width && from.height === to.height

/** The second picture, with the pixels of the first where both are almost the same. */
function calmed([{ pixels }, to]: Change, step: number): Picture {
  const isClose = (one: number, other: number) =>
    [24, 16, 8].every((bits) => Math.abs(((one >>> bits) & 255) - ((other >>> bits) & 255)) <= step)
  const calm = to.pixels.map((pixel, index) => {
    const was = pixels[index] ?? 0
    return isClose(was, pixel) ? was : pixel
  })
  return { ...to, pixels: calm }
}

function cut({ width, pixels }: Picture, start: number, end: number): Picture {
  return { width, height: end - start, pixels: pixels.subarray(start * width, end * width) }
}

/** Its columns as rows. */
function turned({ width, height, pixels }: Picture): Picture {
  const at = (_: unknown, index: number) => pixels[(index % height) * width + Math.floor(index / height)] ?? 0
  return { width: height, height: width, pixels: Uint32Array.from({ length: width * height }, at) }
}

function rowsOf({ width, height, pixels }: Picture): string[] {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return Array.from({ length: height }, (_, row) => bytes.toString('latin1', row * width * 4, (row + 1) * width * 4))
}

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

function shapeOf(change: Change): string {
  const [from, to] = change
  const known = isSameSize(change) ? (cornerIn(change) ?? recolouring(change)) : sizeChange(change)
  return known ?? hashOf([...rowsOf(from), '', ...rowsOf(to)].join())
}

/** How much space came or went, if nothing is drawn in it. */
function sizeChange([from, to]: Change): string | undefined {
  const part = from.pixels.length > 0 ? from : to
  if (part.pixels.length !== from.pixels.length + to.pixels.length || new Set(part.pixels).size > 1) return undefined
  const size = from.height !== to.height ? `${part.height} rows` : `${part.width} columns`
  return `${size} ${part === from ? 'removed' : 'added'}`
}

/** A triangle or an arc, as where a radius changed: it looks different on every ground, and one end of the part stays. */
function cornerIn([{ width, height, pixels }, to]: Change): string | undefined {
  const places = [...pixels.keys()]
    .filter((index) => pixels[index] !== to.pixels[index])
    .map((index) => [((index % width) + 0.5) / width, (Math.floor(index / width) + 0.5) / height] as const)
  const isIn = (side: number, end: number) => places.every(([u, v]) => Math.abs(u - side) + Math.abs(v - end) < 1.6)
  const isBent = places.length <= 4 || [0, 1].some((side) => isIn(side, 0) || isIn(side, 1))
  return isBent && Math.max(width, height) <= CORNER ? 'corner' : undefined
}

/** The most frequent pair of colours, if almost all of the first became the second, and nothing the first: the drawing stayed. */
function recolouring([{ pixels }, to]: Change): string | undefined {
  const changed = [...pixels]
    .map((from, index) => [from, to.pixels[index]] as const)
    .filter(([one, two]) => one !== two)
  const [pairs = []] = [...Map.groupBy(changed, String).values()].sort((few, many) => many.length - few.length)
  const [[colour, became] = []] = pairs
  const isRedrawn = changed.some(([, two]) => two === colour)
  const all = changed.filter(([one]) => one === colour).length
  return isRedrawn || pairs.length < MOST * all ? undefined : `recoloured ${colour} ${became}`
}

export function hashOf(content: string): string {
  return hash('sha256', content).slice(0, 12)
}
