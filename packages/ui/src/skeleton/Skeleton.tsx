'use client'

import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { root } from './skeleton.css.ts'

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Pixels, or any CSS length. */
  width?: number | string | undefined
  height?: number | string | undefined
}

/** A placeholder for something that loads; silent, since its container announces that it is busy. */
export function Skeleton({ width = '100%', height = 12, className, style, ...rest }: SkeletonProps) {
  const size = useClientStyle({ inlineSize: width, blockSize: height })
  return (
    <span aria-hidden="true" {...rest} style={style ? { ...size, ...style } : size} className={cx(root, className)} />
  )
}
