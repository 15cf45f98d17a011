import { hash } from 'node:crypto'
import { diff } from 'node:util'
import { PNG } from 'pngjs'

/** Lines: differences nearer than this belong together. */
const GAP = 4
/** Lines: fewer that are alike somewhere else haven't moved, but are alike by chance. */
const LEAST_MOVED = 8
/** Pixels: a larger difference is no corner. */
const CORNER = 16
/** Of 255: less is part of a shadow, which says nothing about the shape. */
const FAINT = 8
/** Of 255: less can't be seen beside anything else. */
const INVISIBLE = 2
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
  const changes = changesIn([pictureOf(before), pictureOf(after)])
  const visible = changes.filter((change) => !isSameSize(change) || differing(change, INVISIBLE).length > 0)
  return [...new Set((visible.length > 0 ? visible : changes).map(shapeOf))].sort()
}

function pictureOf(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file)
  return { width, height, pixels: new Uint32Array(data.swap32().buffer, data.byteOffset, width * height) }
}

/** The smallest parts that rows and columns cut: what has only moved hasn't changed. What is as small as a corner hasn't moved. */
function changesIn(change: Change, cuts = CUTS): Change[] {
  const [from, to] = change
  if (cuts === 0 || from.height * to.height === 0) return [cuts % 2 === 0 ? change : [turned(from), turned(to)]]
  const isStill = isSameSize(change) && partsOf(telling(change)).every(isSmall)
  return rangesOf(rowsOf(from), rowsOf(to), isStill).flatMap(([start, end, otherStart, otherEnd]) =>
    changesIn([turned(cut(from, start, end)), turned(cut(to, otherStart, otherEnd))], cuts - 1),
  )
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
function rangesOf(one: string[], other: string[], isStill: boolean): Range[] {
  const ends: Pair = [one.length, other.length]
  const inPlace = between(
    one.flatMap((line, index): Pair[] => (line === other[index] ? [[index, index]] : [])),
    ends,
    GAP,
  )
  if (isStill) return inPlace
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
  const pixels = isSameSize(change) ? telling(change) : []
  if (pixels.length > 0 && partsOf(pixels).every(isCorner)) return 'corner'
  return recolouring(pixels) ?? sizeChange(change) ?? hashOf([...rowsOf(from), '', ...rowsOf(to)].join())
}

/** How much space came or went, if nothing is drawn in it. */
function sizeChange([from, to]: Change): string | undefined {
  const part = from.pixels.length > 0 ? from : to
  if (part.pixels.length !== from.pixels.length + to.pixels.length || new Set(part.pixels).size > 1) return undefined
  const size = from.height !== to.height ? `${part.height} rows` : `${part.width} columns`
  return `${size} ${part === from ? 'removed' : 'added'}`
}

interface Pixel {
  x: number
  y: number
  from: number
  to: number
}

const isSameSize = ([from, to]: Change) => from.width === to.width && from.height === to.height

/** The pixels whose red, green or blue differs by more than this, in two parts of the same size. */
function differing([{ width, pixels }, to]: Change, most: number): Pixel[] {
  const found: Pixel[] = []
  for (const [index, from] of pixels.entries()) {
    const became = to.pixels[index] ?? 0
    const distances = [24, 16, 8].map((bits) => Math.abs(((from >>> bits) & 255) - ((became >>> bits) & 255)))
    if (Math.max(...distances) > most) found.push({ x: index % width, y: Math.floor(index / width), from, to: became })
  }
  return found
}

/** Those that say what changed: without shadows, if there is anything else. */
function telling(change: Change): Pixel[] {
  const clear = differing(change, FAINT)
  return clear.length > 0 ? clear : differing(change, 0)
}

/** The pixels that touch each other, together. */
function partsOf(pixels: readonly Pixel[]): Pixel[][] {
  const left = new Map(pixels.map((pixel) => [`${pixel.x} ${pixel.y}`, pixel]))
  return pixels.flatMap(({ x, y }) => {
    const part = take(x, y)
    for (const pixel of part) // grows meanwhile
      for (const column of [pixel.x - 1, pixel.x, pixel.x + 1])
        for (const row of [pixel.y - 1, pixel.y, pixel.y + 1]) part.push(...take(column, row))
    return part.length > 0 ? [part] : []
  })

  function take(x: number, y: number): Pixel[] {
    const pixel = left.get(`${x} ${y}`)
    left.delete(`${x} ${y}`)
    return pixel ? [pixel] : []
  }
}

/** A triangle or an arc, as where a radius changed: it looks different on every ground. */
function isCorner(pixels: readonly Pixel[]): boolean {
  const { left, top, width, height } = boxOf(pixels)
  const places = pixels.map(({ x, y }) => [(x - left + 0.5) / width, (y - top + 0.5) / height] as const)
  const isIn = (side: number, end: number) => places.every(([u, v]) => Math.abs(u - side) + Math.abs(v - end) < 1.6)
  return isSmall(pixels) && (pixels.length <= GAP || [0, 1].some((side) => isIn(side, 0) || isIn(side, 1)))
}

function isSmall(pixels: readonly Pixel[]): boolean {
  const { width, height } = boxOf(pixels)
  return width <= CORNER && height <= CORNER
}

function boxOf(pixels: readonly Pixel[]) {
  const [left, right] = rangeOf(pixels.map(({ x }) => x))
  const [top, bottom] = rangeOf(pixels.map(({ y }) => y))
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return values.reduce(([least, most], each) => [Math.min(least, each), Math.max(most, each)], [Infinity, 0])
}

/** The most frequent pair of colours, if every colour became one other: the drawing stayed, whatever its form. */
function recolouring(pixels: readonly Pixel[]): string | undefined {
  const became = new Map(pixels.map(({ from, to }) => [from, to]))
  if (pixels.some(({ from, to }) => became.get(from) !== to)) return undefined
  const counts = Map.groupBy(pixels, ({ from, to }) => `${from} ${to}`)
  const [most] = [...counts].sort(([, few], [, many]) => many.length - few.length)
  return most && `recoloured ${most[0]}`
}

export function hashOf(content: string): string {
  return hash('sha256', content).slice(0, 12)
}
