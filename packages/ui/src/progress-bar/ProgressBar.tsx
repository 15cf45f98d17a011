'use client'

import { type ComponentProps, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { amount, fill, root, track, words } from './progressBar.css.ts'

interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is being done. */
  label: string
  value: number
  max: number
  /** The progress in words: "18 of 20". */
  text?: string | undefined
}

/** How much of a known amount is done. */
export function ProgressBar({ label, value, max, text = `${value} / ${max}`, className, ...rest }: ProgressBarProps) {
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const drawn = useClientStyle({ inlineSize: `${share * 100}%` })
  return (
    <div {...rest} className={cx(root, className)}>
      <div className={words}>
        <span id={id}>{label}</span>
        <span className={amount}>{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        tabIndex={-1}
        className={track}
      >
        <div className={fill} style={drawn} />
      </div>
    </div>
  )
}
