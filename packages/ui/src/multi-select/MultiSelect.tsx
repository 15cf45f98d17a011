'use client'

import type { Choice } from '../internal/Choice.tsx'
import { useControlled } from '../internal/useControlled.ts'
import { type SelectAttributes, SelectControl } from '../select/Select.tsx'

type MultiSelectProps<Value extends string> = SelectAttributes & {
  options: readonly Choice<Value>[]
  /** Without it the control keeps its own values, starting from `defaultValue`. */
  value?: readonly Value[] | undefined
  defaultValue?: readonly Value[] | undefined
  onChange?: ((value: Value[]) => void) | undefined
  /** Shown while nothing is selected, such as "All statuses". */
  placeholder: string
}

/** Any number from a short list, which stays open while choosing. */
export function MultiSelect<Value extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  ...rest
}: MultiSelectProps<Value>) {
  const [held, change, inForm] = useControlled<readonly Value[], Value[]>({ value, defaultValue, onChange })
  return (
    <SelectControl
      {...rest}
      isMultiple
      options={options}
      values={held}
      onChoose={(value) => change(held.includes(value) ? held.filter((each) => each !== value) : [...held, value])}
      inForm={inForm}
    />
  )
}
