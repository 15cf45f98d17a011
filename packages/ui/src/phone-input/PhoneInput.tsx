'use client'

import { useCallback, useEffect, useState } from 'react'
import { Input, type InputAttributes } from '../input/Input.tsx'
import type { Labelled } from '../internal/ControlWords.tsx'
import { useControlled } from '../internal/useControlled.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { type Arrival, CountryButton, type PhoneFormat, type TypedPhone } from './CountryButton.tsx'
import { root as rootStyle } from './phoneInput.css.ts'

export type { PhoneCountry, PhoneFormat, TypedPhone } from './CountryButton.tsx'

type PhoneInputProps = Omit<InputAttributes, 'type' | 'value' | 'defaultValue' | 'onChange' | 'tabular'> &
  Labelled & {
    /**
     * As returned by `PhoneFormat.read`; without it the control keeps its own value, starting from `defaultValue`. A form
     * submits it under `name`.
     */
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((value: string) => void) | undefined
    /** Called when the field is first reached; keep the function's identity. */
    load: () => Promise<PhoneFormat>
    defaultCountry?: string | undefined
  }

/**
 * A phone number, grouped while it is typed; accepts any pasted form. The list of countries loads when it is reached.
 */
export function PhoneInput({
  value: given,
  defaultValue = '',
  onChange,
  load,
  defaultCountry,
  name,
  form,
  size = 'md',
  disabled,
  className,
  ...rest
}: PhoneInputProps) {
  const [value, change, inForm] = useControlled({ value: given, defaultValue, onChange })
  const [isReached, setIsReached] = useState(value !== '')
  const [attempt, setAttempt] = useState(0)
  const format = useLoaded(load, isReached, attempt)
  const CountryPicker = useLoaded(loadCountryPicker, isReached, attempt)
  const isWhole = format !== undefined && CountryPicker !== undefined
  const isMissing = isReached && !isWhole
  const reach = () => {
    setIsReached(true)
    if (isMissing) setAttempt(attempt + 1)
  }
  const loadOnSubmit = useCallback(
    (root: Element | null) => {
      const form = isMissing ? root?.closest('form') : undefined
      const again = () => setAttempt((count) => count + 1)
      form?.addEventListener('submit', again)
      return () => form?.removeEventListener('submit', again)
    },
    [isMissing],
  )
  const [arrival, setArrival] = useState<Arrival>({ isFocused: false, isPressed: false })
  const [country, setCountry] = useState(defaultCountry)
  const [typed, setTyped] = useState<TypedPhone>()
  const shown = typed?.value === value ? typed.shown : (format?.read(value, country).shown ?? value)

  const read = (text: string, from: string | undefined, mayGroup: boolean) => {
    const reading = format?.read(text, from) ?? { shown: text, value: text, country: undefined }
    setTyped(mayGroup ? reading : { ...reading, shown: text })
    setCountry(reading.country ?? from)
    change(reading.value)
  }
  const common = {
    country: (typed?.value === value ? typed.country : undefined) ?? format?.read(value, country).country ?? country,
    size,
    disabled,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the user arrives, to load in time
    <div
      ref={useMergedRefs(inForm, loadOnSubmit)}
      className={rootStyle}
      onFocus={reach}
      onPointerEnter={() => setIsReached(true)}
    >
      {CountryPicker ? (
        <CountryPicker.Component
          {...common}
          countries={format?.countries ?? []}
          onChange={(next) => read(common.country === undefined ? shown : nationalOf(shown), next, true)}
          arrival={arrival}
        />
      ) : (
        <CountryButton {...common} onArrival={(change) => setArrival({ ...arrival, ...change })} />
      )}
      {name !== undefined && <input type="hidden" name={name} form={form} value={value} disabled={disabled} />}
      <Input
        autoComplete="tel"
        inputMode="tel"
        {...rest}
        type="tel"
        size={size}
        tabular
        form={form}
        disabled={disabled}
        value={shown}
        className={className}
        // Grouping moves characters, so the caret only stays in place when typing at the end.
        onChange={({ currentTarget: { value: text, selectionEnd } }) =>
          read(text, country, selectionEnd === text.length)
        }
      />
    </div>
  )
}

/** The number without its calling code, for another country's. */
function nationalOf(shown: string): string {
  return shown.startsWith('+') ? '' : shown
}

async function loadCountryPicker() {
  const { CountryPicker } = await import('./CountryPicker.tsx')
  return { Component: CountryPicker } // setState would call a bare component as an updater
}

/** Loads once wanted. A failure is retried with the next attempt, and until then the field is a plain one. */
function useLoaded<Loaded>(load: () => Promise<Loaded>, isWanted: boolean, attempt: number): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isMounted = true
    if (isWanted && loaded === undefined)
      load().then(
        (result) => isMounted && setLoaded(result),
        () => undefined,
      )
    return () => {
      isMounted = false
    }
  }, [load, isWanted, attempt])
  return loaded
}
