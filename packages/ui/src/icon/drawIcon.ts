import { Eye, EyeOff, RefreshCw } from 'lucide'
import { type ComponentType, createElement, type SVGProps } from 'react'
import { cx } from '../internal/cx.ts'
import { mirrored, sizes } from './icon.css.ts'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Pixels at the default font size. */
  size?: '12' | '16' | '20' | '24' | undefined
  /** Only for an icon that stands alone; beside a word an icon is decoration. */
  label?: string | undefined
}

export type Icon = ComponentType<IconProps>

/** Shapes of a drawing on a ground of 24 × 24, as Lucide has them. */
type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[]

/** A Lucide drawing in our sizes and stroke; `mirrors` flips it in right-to-left text. */
export function drawIcon(drawing: Drawing, { mirrors = false } = {}): Icon {
  const shapes = drawing.map(([tag, attributes]) => createElement(tag, attributes))
  return function DrawnIcon({ size = '16', label, className, ...rest }) {
    const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
    const classes = cx(sizes[size], mirrors && mirrored, className)
    return createElement('svg', { ...LINES, ...name, ...rest, focusable: 'false', className: classes }, ...shapes)
  }
}

const LINES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

// What the sign-in shows; it loads before all other icons.
export const EyeIcon = /* @__PURE__ */ drawIcon(Eye)
export const EyeOffIcon = /* @__PURE__ */ drawIcon(EyeOff)
export const RefreshIcon = /* @__PURE__ */ drawIcon(RefreshCw)
