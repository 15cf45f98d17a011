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

/** A part of a picture. */
interface Part {
  png: PNG
  x: number
  y: number
  width: number
  height: number
}

/** A part, and what it became. */
type Change = readonly [from: Part, to: Part]

type Axis = 'rows' | 'columns'

/** What changed between two pictures, as the shapes of its parts: the same for what is likely one change. */
export function shapesOf(before: Buffer, after: Buffer): string[] {
  const wholeOf = (picture: Buffer): Part => {
    const png = PNG.sync.read(picture)
    return { png, x: 0, y: 0, width: png.width, height: png.height }
  }
  const changes = changesIn([wholeOf(before), wholeOf(after)], 'rows', true)
  const visible = changes.filter((change) => !isSameSize(change) || differing(change, INVISIBLE).length > 0)
  return [...new Set((visible.length > 0 ? visible : changes).map(shapeOf))].sort()
}

/**
 * The smallest parts that rows and columns cut. What has only moved hasn't changed: of comparing lines where they are
 * and following where they went, whichever leaves less counts. What is as small as a corner hasn't moved.
 */
function changesIn([from, to]: Change, axis: Axis, wasCut: boolean): Change[] {
  const [one, other] = [linesOf(from, axis), linesOf(to, axis)]
  const read = (ranges: readonly Range[]) =>
    ranges.flatMap(([start, end, otherStart, otherEnd]): Change[] => {
      const part: Change = [cut(from, axis, [start, end]), cut(to, axis, [otherStart, otherEnd])]
      const isCut = end - start < one.length || otherEnd - otherStart < other.length
      if (start === end || otherStart === otherEnd || !(isCut || wasCut)) return [part]
      return changesIn(part, axis === 'rows' ? 'columns' : 'rows', isCut)
    })
  if (one.length !== other.length) return read(moved(one, other))
  const still = read(inPlace(one, other))
  if (still.every((change) => partsOf(telling(change)).every(isSmall))) return still
  const followed = read(moved(one, other))
  return areaOf(followed) < areaOf(still) ? followed : still
}

const areaOf = (changes: readonly Change[]) =>
  changes.reduce((sum, parts) => sum + Math.max(...parts.map(({ width, height }) => width * height)), 0)

function cut(part: Part, axis: Axis, [start, end]: readonly [start: number, end: number]): Part {
  return axis === 'rows'
    ? { ...part, y: part.y + start, height: end - start }
    : { ...part, x: part.x + start, width: end - start }
}

/** The pixels of each row or column. */
function linesOf(part: Part, axis: Axis): string[] {
  const count = axis === 'rows' ? part.height : part.width
  return Array.from({ length: count }, (_, index) => contentOf(cut(part, axis, [index, index + 1])))
}

function contentOf({ png, x, y, width, height }: Part): string {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = ((y + row) * png.width + x) * 4
    return png.data.toString('latin1', start, start + width * 4)
  })
  return rows.join('')
}

/** Lines of both pictures. */
type Range = readonly [start: number, end: number, otherStart: number, otherEnd: number]
type Pair = readonly [line: number, other: number]

function inPlace(one: readonly string[], other: readonly string[]): Range[] {
  const alike = one.flatMap((line, index): Pair[] => (line === other[index] ? [[index, index]] : []))
  return between(alike, [one.length, other.length], GAP)
}

function moved(one: string[], other: string[]): Range[] {
  const alike: Pair[] = []
  let [line, otherLine] = [0, 0]
  for (const [only] of diff(one, other)) {
    if (only === 0) alike.push([line, otherLine])
    if (only >= 0) line += 1
    if (only <= 0) otherLine += 1
  }
  return between(alike, [one.length, other.length], LEAST_MOVED)
}

/** What lies between runs of lines that are alike. */
function between(alike: readonly Pair[], [length, otherLength]: Pair, leastRun: number): Range[] {
  const runs: Pair[][] = [[]]
  for (const [line, other] of alike) {
    const last = runs.at(-1)?.at(-1)
    if (last && line === last[0] + 1 && other === last[1] + 1) runs.at(-1)?.push([line, other])
    else runs.push([[line, other]])
  }
  const ranges: Range[] = []
  let [start, otherStart] = [0, 0]
  const endRange = (end: number, otherEnd: number) => {
    if (end > start || otherEnd > otherStart) ranges.push([start, end, otherStart, otherEnd])
  }
  for (const run of runs) {
    const [[line, other] = [0, 0]] = run
    const isAtEnd = line + run.length === length || line + other === 0
    if (run.length < leastRun && !isAtEnd) continue
    endRange(line, other)
    start = line + run.length
    otherStart = other + run.length
  }
  endRange(length, otherLength)
  return ranges
}

function shapeOf(change: Change): string {
  const grown = change.map(({ width, height }) => width * height).indexOf(0)
  const blank = grown >= 0 && blankOf(change[1 - grown] as Part)
  if (blank) return `${blank} ${grown === 0 ? 'added' : 'removed'}`
  const pixels = isSameSize(change) ? telling(change) : []
  if (pixels.length > 0 && partsOf(pixels).every(isCorner)) return 'corner'
  return recolouring(pixels) ?? hashOf(change.map(drawingOf).join(' '))
}

/** What is drawn in a part, whatever its colours: which of its eighths have ink, by far unlike their ground. */
function drawingOf(part: Part): string {
  const { width, height } = part
  const colours = Array.from({ length: width * height }, (_, index) =>
    colourAt(part, index % width, Math.floor(index / width)),
  )
  const [ground = 0] = colours
  const distances = colours.map((from) => distanceIn({ from, to: ground }))
  const [, most] = rangeOf(distances)
  const eighths = distances.flatMap((distance, index) =>
    distance * 2 > most
      ? [Math.floor(((index % width) * 8) / width) + 8 * Math.floor(index / width / (height / 8))]
      : [],
  )
  return `${width}x${height} ${[...new Set(eighths)].sort((one, other) => one - other).join()}`
}

/** How much space a part is, if all of its rows or all of its columns are alike. */
function blankOf(part: Part): string | undefined {
  const isAlike = (axis: Axis) => new Set(linesOf(part, axis)).size === 1
  if (isAlike('rows')) return `${part.height} rows`
  return isAlike('columns') ? `${part.width} columns` : undefined
}

interface Pixel {
  x: number
  y: number
  from: number
  to: number
}

const isSameSize = ([from, to]: Change) => from.width === to.width && from.height === to.height

/** The pixels whose colour differs by more than this, in two parts of the same size. */
function differing([from, to]: Change, most: number): Pixel[] {
  const pixels: Pixel[] = []
  for (let y = 0; y < from.height; y += 1)
    for (let x = 0; x < from.width; x += 1) {
      const pixel = { x, y, from: colourAt(from, x, y), to: colourAt(to, x, y) }
      if (distanceIn(pixel) > most) pixels.push(pixel)
    }
  return pixels
}

/** The largest difference of a colour's red, green and blue. */
function distanceIn({ from, to }: Pick<Pixel, 'from' | 'to'>): number {
  return Math.max(...[24, 16, 8].map((bits) => Math.abs(((from >>> bits) & 255) - ((to >>> bits) & 255))))
}

/** Those that say what changed: without shadows, if there is anything else. */
function telling(change: Change): Pixel[] {
  const clear = differing(change, FAINT)
  return clear.length > 0 ? clear : differing(change, 0)
}

const colourAt = ({ png, x, y }: Part, right: number, down: number) =>
  png.data.readUInt32BE(((y + down) * png.width + x + right) * 4)

/** The pixels that touch each other, together. */
function partsOf(pixels: readonly Pixel[]): Pixel[][] {
  const left = new Map(pixels.map((pixel) => [`${pixel.x} ${pixel.y}`, pixel]))
  return pixels.flatMap((first) => {
    const part: Pixel[] = []
    for (const queue = [`${first.x} ${first.y}`]; queue.length > 0; ) {
      const key = queue.pop() ?? ''
      const pixel = left.get(key)
      if (!pixel) continue
      left.delete(key)
      part.push(pixel)
      for (const x of [pixel.x - 1, pixel.x, pixel.x + 1])
        for (const y of [pixel.y - 1, pixel.y, pixel.y + 1]) queue.push(`${x} ${y}`)
    }
    return part.length > 0 ? [part] : []
  })
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
