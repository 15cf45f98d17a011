'use client'

import { type ComponentProps, useId } from 'react'
import * as field from '../field/field.css.ts'
import { ToneShape } from '../icon/ToneShape.tsx'
import { type Choice, distinct } from '../internal/Choice.tsx'
import { ControlWords } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './radioGroup.css.ts'

interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children' | 'defaultValue'> {
  /** The question, shown above the choices. */
  label: string
  options: readonly Choice<Value>[]
  /** Without it the browser keeps the value, starting from `defaultValue`. */
  value?: Value | null | undefined
  defaultValue?: Value | null | undefined
  onChange?: ((value: Value) => void) | undefined
  error?: string | undefined
  direction?: 'column' | 'row' | undefined
  name?: string | undefined
}

/** One of two to five choices, all visible. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  error,
  direction = 'column',
  name,
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
      className={cx(styles.root, className)}
    >
      <legend className={field.label}>{label}</legend>
      <div className={cx(styles.choices, direction === 'row' && styles.row)}>
        {distinct('RadioGroup', options).map((choice) => (
          <RadioChoice
            key={choice.value}
            id={`${id}-${choice.value}`}
            name={name ?? id}
            choice={choice}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onCheck={() => onChange?.(choice.value)}
          />
        ))}
      </div>
      {error && (
        <div id={`${id}-error`} className={cx(field.note, field.error)}>
          <ToneShape tone="error" />
          {error}
        </div>
      )}
    </fieldset>
  )
}

interface RadioChoiceProps {
  id: string
  name: string
  choice: Choice
  checked?: boolean
  defaultChecked?: boolean
  onCheck: () => void
}

function RadioChoice({ id, name, choice, onCheck, ...checked }: RadioChoiceProps) {
  const { value, label, hint, disabledReason } = choice
  const note = disabledReason ?? hint
  const isOff = disabledReason !== undefined
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        {...checked}
        aria-disabled={isOff ? true : undefined}
        aria-describedby={note ? `${id}-hint` : undefined}
        className={styles.dot}
        onChange={isOff ? ignore : onCheck}
      />
      <ControlWords htmlFor={id} label={label} hint={note} />
    </div>
  )
}

function ignore() {
  // It can be focused, to hear why, but not chosen: `checked` stays as it is.
}
