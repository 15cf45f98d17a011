import { hash } from 'node:crypto'
import { PNG } from 'pngjs'

/** A part of a picture that changed. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
  /** The same for differences that are likely one change. */
  shape: string
}

/** Pixels: what is nearer than this belongs together. */
const CELL = 4
/** Pixels: a larger difference is no corner. */
const CORNER = 16
/** Of 255: less is part of a shadow, which says nothing about the shape. */
const FAINT = 32
/** Of 255: less can't be seen beside anything else. */
const INVISIBLE = 2

/** What changed between two pictures, as parts that lie apart. */
export function differences(before: Buffer, after: Buffer): Region[] {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  if (one.width !== other.width || one.height !== other.height) return [inserted(one, other)]
  const changed = changedPixels(one, other)
  const visible = changed.filter(([x, y]) => differsBy(INVISIBLE, at(one, x, y), at(other, x, y)))
  return partsOf(visible.length > 0 ? visible : changed, CELL).map((pixels) => regionOf(pixels, one, other))
}

const at = ({ data, width }: PNG, x: number, y: number) => data.readUInt32BE((y * width + x) * 4)

type Pixel = readonly [x: number, y: number]

function changedPixels(one: PNG, other: PNG): Pixel[] {
  const changed: Pixel[] = []
  for (let y = 0; y < one.height; y += 1) {
    if (rowOf(one, y).equals(rowOf(other, y))) continue
    for (let x = 0; x < one.width; x += 1) if (at(one, x, y) !== at(other, x, y)) changed.push([x, y])
  }
  return changed
}

const NEAR = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))

/** Pixels that are in the same cell, or in cells that touch each other, together. */
function partsOf(pixels: readonly Pixel[], cell: number): Pixel[][] {
  const keyOf = (column: number, row: number) => `${column},${row}`
  const cells = Map.groupBy(pixels, ([x, y]) => keyOf(Math.floor(x / cell), Math.floor(y / cell)))
  const parts: Pixel[][] = []
  for (const [key, first] of cells) {
    cells.delete(key)
    const part = [first]
    for (const [pixel] of part) {
      if (!pixel) continue
      const [column, row] = pixel.map((each) => Math.floor(each / cell)) as [number, number] // of two come two
      for (const [dx, dy] of NEAR) {
        const near = keyOf(column + dx, row + dy)
        const found = cells.get(near)
        if (found) part.push(found)
        cells.delete(near)
      }
    }
    parts.push(part.flat())
  }
  return parts
}

function regionOf(pixels: readonly Pixel[], one: PNG, other: PNG): Region {
  const clear = pixels.filter(([x, y]) => differsBy(FAINT, at(one, x, y), at(other, x, y)))
  const shown = clear.length > 0 ? clear : pixels
  const box = boxOf(shown)
  if (partsOf(shown, 1).every(isCorner)) return { ...box, shape: 'corner' }
  return { ...box, shape: recolouring(shown, one, other) ?? outline(shown, box) }
}

function differsBy(least: number, from: number, to: number): boolean {
  return [24, 16, 8].some((bits) => Math.abs(((from >>> bits) & 255) - ((to >>> bits) & 255)) > least)
}

type Box = Omit<Region, 'shape'>

function boxOf(pixels: readonly Pixel[]): Box {
  const [left, right] = rangeOf(pixels.map(([x]) => x))
  const [top, bottom] = rangeOf(pixels.map(([, y]) => y))
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** A triangle or an arc, as where a radius changed: it looks different on every ground. */
function isCorner(pixels: readonly Pixel[]): boolean {
  const { x, y, width, height } = boxOf(pixels)
  if (Math.max(width, height) > CORNER) return false
  const places = pixels.map(([px, py]) => [(px - x + 0.5) / width, (py - y + 0.5) / height] as const)
  return [0, 1].some((left) =>
    [0, 1].some((top) =>
      places.every(([u, v]) => Math.abs(u - left) + Math.abs(v - top) < 1.6 || pixels.length <= CELL),
    ),
  )
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return values.reduce(([least, most], each) => [Math.min(least, each), Math.max(most, each)], [Infinity, 0])
}

/** The most frequent pair of colours, if every colour became one other: the drawing stayed, whatever its form. */
function recolouring(pixels: readonly Pixel[], one: PNG, other: PNG): string | undefined {
  const became = new Map<number, number>()
  const counts = new Map<string, number>()
  for (const [x, y] of pixels) {
    const [from, to] = [at(one, x, y), at(other, x, y)]
    if (became.has(from) && became.get(from) !== to) return undefined
    became.set(from, to)
    counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, few], [, many]) => many - few)
  return most && `recoloured ${most[0]}`
}

/** Its size, and which eighths of it changed. */
function outline(pixels: readonly Pixel[], { x, y, width, height }: Box): string {
  const eighths = pixels.map(([px, py]) =>
    [Math.floor(((px - x) * 8) / width), Math.floor(((py - y) * 8) / height)].join(''),
  )
  return `${width}x${height} ${hashOf([...new Set(eighths)].sort().join())}`
}

/** What was added or removed between the rows above and below that stayed. */
function inserted(one: PNG, other: PNG): Region {
  const shorter = Math.min(one.height, other.height)
  const isSame = (row: number, otherRow: number) =>
    one.width === other.width && rowOf(one, row).equals(rowOf(other, otherRow))
  let top = 0
  while (top < shorter && isSame(top, top)) top += 1
  let bottom = 0
  while (bottom < shorter - top && isSame(one.height - 1 - bottom, other.height - 1 - bottom)) bottom += 1
  const height = Math.max(one.height, other.height) - top - bottom
  const [rowsBefore, rowsAfter] = [one, other].map((png) =>
    png.data.subarray(top * png.width * 4, (png.height - bottom) * png.width * 4),
  )
  return {
    x: 0,
    y: top,
    width: other.width,
    height,
    shape: `rows ${hashOf(rowsBefore ?? '')} ${hashOf(rowsAfter ?? '')}`,
  }
}

const rowOf = ({ data, width }: PNG, row: number) => data.subarray(row * width * 4, (row + 1) * width * 4)

export function hashOf(content: Buffer | string): string {
  return hash('sha256', content).slice(0, 12)
}
