'use client'

import { type RefCallback, useCallback, useState } from 'react'

interface Held<Value, Change extends Value> {
  value: Value | undefined
  defaultValue: Value
  onChange: ((value: Change) => void) | undefined
}

/**
 * The value of a control: the caller's, or one of its own that begins with the default and returns to it as the form is
 * reset, as that of an element of the platform does. The ref is for any element inside the form.
 */
export function useControlled<Value, Change extends Value = Value>({
  value,
  defaultValue,
  onChange,
}: Held<Value, Change>): [value: Value, change: (value: Change) => void, inForm: RefCallback<Element>] {
  const [own, setOwn] = useState<{ value: Value }>()
  const inForm = useCallback((element: Element | null) => {
    const isControl = element instanceof HTMLInputElement || element instanceof HTMLButtonElement
    const form = isControl ? element.form : element?.closest('form')
    const reset = () => setOwn(undefined)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])
  const change = (next: Change) => {
    if (value === undefined) setOwn({ value: next })
    onChange?.(next)
  }
  if (value !== undefined) return [value, change, inForm]
  return [own ? own.value : defaultValue, change, inForm]
}
