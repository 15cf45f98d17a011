import type { LucideIconData } from 'lucide-react/types'
import { type ComponentType, createElement, type SVGProps } from 'react'
import { cx } from '../internal/cx.ts'
import { mirrored, sizes } from './icon.css.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Pixels at the default font size. */
  size?: '12' | '16' | '20' | '24' | undefined
  /** Only for an icon that stands alone; beside a word an icon is decoration and stays silent. */
  label?: string | undefined
}

export type Icon = ComponentType<IconProps>

/**
 * Gives a drawing of lucide our sizes, our stroke and its silence; `mirrors` turns it round where text runs from the right.
 * The shapes are made once: a list shows hundreds of icons, and lucide's own components work them out for each.
 */
export function icon({ node }: LucideIconData, { mirrors = false } = {}): Icon {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function DrawnIcon({ size = '16', label, className, ...rest }) {
    const name =
      label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label as a name, or is silent
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...name}
        {...rest}
        focusable="false"
        className={cx(sizes[size], mirrors && mirrored, className)}
      >
        {shapes}
      </svg>
    )
  }
}
