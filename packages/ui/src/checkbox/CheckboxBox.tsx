import { type ComponentProps, type Ref, useCallback } from 'react'
import { cx } from '../internal/cx.ts'
import type { Named } from '../internal/Named.ts'
import { box } from './checkbox.css.ts'

export type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'aria-label' | 'aria-labelledby'> &
  Named & {
    /** Neither on nor off: some of what it stands for is on. */
    indeterminate?: boolean | undefined
  }

/** The bare box, for a table cell; elsewhere take Checkbox, which brings its label. */
export function CheckboxBox({ indeterminate = false, className, ref, ...rest }: CheckboxBoxProps) {
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate // there is no attribute for it
      return pass(ref, input)
    },
    [indeterminate, ref],
  )
  return <input type="checkbox" {...rest} ref={attach} className={cx(box, className)} />
}

function pass(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(input)
  if (ref) ref.current = input
}
