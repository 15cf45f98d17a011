'use client'

import { type ComponentProps, type ReactNode, useCallback, useId } from 'react'
import { ControlWords, type Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { box, root } from './checkbox.css.ts'

type CheckboxProps = Omit<CheckboxBoxProps, 'aria-label' | 'aria-labelledby' | 'children'> & {
  label: string
  hint?: ReactNode
}

/** A yes or no that takes effect when its form is sent; a Switch takes effect at once. */
export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const generated = useId()
  const ownId = id ?? generated
  return (
    <div className={cx(root, className)}>
      <CheckboxBox {...(hint !== undefined && { 'aria-describedby': `${ownId}-hint` })} {...rest} id={ownId} />
      <ControlWords htmlFor={ownId} label={label} hint={hint} />
    </div>
  )
}

type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'aria-label' | 'aria-labelledby'> &
  Labelled & {
    /** Neither on nor off: only some of the items it stands for are on. */
    indeterminate?: boolean | undefined
  }

/** The bare box, for a table cell; elsewhere use Checkbox, which has a label. */
export function CheckboxBox({ indeterminate = false, className, ref, ...rest }: CheckboxBoxProps) {
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate // there is no attribute for it
    },
    [indeterminate],
  )
  return <input type="checkbox" {...rest} ref={useMergedRefs(mark, ref)} className={cx(box, className)} />
}
