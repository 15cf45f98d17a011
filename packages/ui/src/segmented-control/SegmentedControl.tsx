'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { distinct } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { useChosenInView } from '../internal/useChosenInView.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { visuallyHidden } from '../visually-hidden/visuallyHidden.css.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './segmentedControl.css.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  count?: number | undefined
  /** The count can still grow: "42+". */
  isMinimum?: boolean | undefined
}

interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is chosen, announced before the choices. */
  label: string
  options: readonly Segment<Value>[]
  /** Without it the browser keeps the value, starting from `defaultValue`. */
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** The name that a form submits the value under. */
  name?: string | undefined
  size?: 'sm' | 'md' | undefined
}

/** A choice of two or three short words, which changes what is shown at once. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  size = 'md',
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  const id = useId()
  const room = options.map(({ count }) => count).join('').length
  const bar = useChosenInView<HTMLFieldSetElement>(':has(> :checked)', `${value} ${room}`)
  const { locale } = useWords()
  return (
    <fieldset {...rest} ref={useMergedRefs(bar, ref)} className={cx(styles.root, className)}>
      <legend className={visuallyHidden}>{label}</legend>
      {distinct('SegmentedControl', options).map((option) => (
        <label key={option.value} className={cx(styles.segment, styles.sizes[size], touchTarget)}>
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            aria-label={option.label}
            className={styles.input}
            onChange={() => onChange?.(option.value)}
          />
          {option.icon}
          <span className={styles.text}>{option.label}</span>
          {option.count !== undefined && (
            <bdi className={styles.count}>{option.count.toLocaleString(locale) + (option.isMinimum ? '+' : '')}</bdi>
          )}
        </label>
      ))}
    </fieldset>
  )
}
