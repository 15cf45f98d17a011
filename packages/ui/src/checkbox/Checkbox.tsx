import { type ReactNode, useId } from 'react'
import { ControlWords } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { CheckboxBox, type CheckboxBoxProps } from './CheckboxBox.tsx'
import { root } from './checkbox.css.ts'

export type CheckboxProps = Omit<CheckboxBoxProps, 'aria-label' | 'aria-labelledby' | 'children'> & {
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
