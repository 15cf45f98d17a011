import type { Colour } from './palettes.ts'

const BROWSER_DEFAULT_FONT_SIZE = 16

/** `oklch(…)` of a colour token. */
export function colour({ l, c, h, alpha }: Colour): string {
  const opacity = alpha === undefined ? '' : ` / ${alpha}`
  return `oklch(${percent(l)} ${c} ${h}${opacity})`
}

/** Pixels for hairlines, radii and gaps. */
export function px(value: number): string {
  return value === 0 ? '0' : `${value}px`
}

/** Pixels as rem, so that type and its containers follow the user's font size. */
export function rem(value: number): string {
  return value === 0 ? '0' : `${round(value / BROWSER_DEFAULT_FONT_SIZE)}rem`
}

export function em(value: number): string {
  return value === 0 ? 'normal' : `${value}em`
}

export function ms(value: number): string {
  return `${value}ms`
}

export function bezier(points: readonly [number, number, number, number]): string {
  return `cubic-bezier(${points.join(', ')})`
}

/** Applies one of the above to every leaf of a table. */
export function each<Key extends string, Value>(
  table: Record<Key, Value>,
  convert: (value: Value) => string,
): Record<Key, string> {
  const entries = Object.entries(table) as [Key, Value][] // Object.entries widens the keys to string
  return Object.fromEntries(entries.map(([key, value]) => [key, convert(value)])) as Record<Key, string> // as above
}

type Mapped<Table, Leaf> = Table extends Colour ? Leaf : { [Key in keyof Table]: Mapped<Table[Key], Leaf> }

/** A table of colours, or of such tables, with something else in the place of each colour. */
export function mapColours<Table extends object, Leaf>(
  table: Table,
  convert: (colour: Colour) => Leaf,
): Mapped<Table, Leaf> {
  const entries = Object.entries(table).map(([key, value]: [string, Colour | object]) => [
    key,
    'l' in value ? convert(value) : mapColours(value, convert),
  ])
  return Object.fromEntries(entries) as Mapped<Table, Leaf> // the same keys
}

function percent(value: number): string {
  return `${round(value * 100)}%`
}

/** To four places. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
