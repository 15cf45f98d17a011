import { type ReactNode, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { CheckboxBox, type CheckboxBoxProps } from './CheckboxBox.tsx'
import { hint as hintStyle, off, root, text } from './checkbox.css.ts'

export type CheckboxProps = Omit<CheckboxBoxProps, 'aria-label' | 'aria-labelledby' | 'children'> & {
  label: string
  hint?: ReactNode
}

/** A yes or no that takes effect when its form is sent; a Switch takes effect at once. */
export function Checkbox({ label, hint, id, className, disabled, ...rest }: CheckboxProps) {
  const generated = useId()
  const ownId = id ?? generated
  const hintId = `${ownId}-hint`
  return (
    <div className={cx(root, disabled && off, className)}>
      <CheckboxBox
        {...(hint !== undefined && { 'aria-describedby': hintId })}
        {...rest}
        id={ownId}
        disabled={disabled}
      />
      <span className={text}>
        <label htmlFor={ownId}>{label}</label>
        {hint !== undefined && (
          <span id={hintId} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
