import { type ComponentProps, type ReactNode, useId } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './field.css.ts'

/** What Field passes to its control: spread it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  variant?: 'error'
}

interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  hint?: ReactNode
  /** Replaces the hint and marks the control invalid. */
  error?: string | undefined
  required?: boolean | undefined
  /** Reserves no line for an error: for toolbars and filters. */
  dense?: boolean | undefined
  children: (control: FieldControl) => ReactNode
}

/** A control with its label above, and its hint or error below. */
export function Field({ label, hint, error, required, dense, children, className, ...rest }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error || hint)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <label id={labelIdOf(id)} htmlFor={id} className={cx(styles.label, required && styles.required)}>
        {label}
      </label>
      {children({
        id,
        ...(hasNote && { 'aria-describedby': noteId }),
        ...(required && { 'aria-required': true as const }),
        ...(error && { 'aria-invalid': true as const, variant: 'error' as const }),
      })}
      {(hasNote || !dense) && (
        <div id={hasNote ? noteId : undefined} className={dense ? styles.denseNote : styles.note}>
          <Note hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}

function Note({ hint, error }: { hint: ReactNode; error: string | undefined }) {
  if (!error) return hint ? <div className={styles.hint}>{hint}</div> : null
  return (
    <div className={styles.error}>
      <ToneShape tone="error" className={styles.errorShape} />
      <span>{error}</span>
    </div>
  )
}

/** The id of the label that Field gives to the control with this id. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}
