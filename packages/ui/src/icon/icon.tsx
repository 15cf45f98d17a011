import type { ComponentType, SVGProps } from 'react'
import { cx } from '../internal/cx.ts'
import { mirrored, sizes } from './icon.css.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Pixels at the default font size. */
  size?: '12' | '16' | '20' | '24' | undefined
  /** Only for an icon that stands alone; beside a word an icon is decoration and stays silent. */
  label?: string | undefined
}

export type Icon = ComponentType<IconProps>

type Drawing = ComponentType<SVGProps<SVGSVGElement>>

/** Gives a drawing our sizes, our stroke and its silence; `mirrors` turns it round where text runs from the right. */
export function icon(Drawn: unknown, { mirrors = false } = {}): Icon {
  const Shape = Drawn as Drawing // lucide's own props type clashes with exactOptionalPropertyTypes
  return function DrawnIcon({ size = '16', label, className, ...rest }) {
    const name =
      label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
    return (
      <Shape
        strokeWidth={1.75}
        {...name}
        {...rest}
        focusable="false"
        className={cx(sizes[size], mirrors && mirrored, className)}
      />
    )
  }
}
