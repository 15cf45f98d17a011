import { type ComponentProps, useEffect, useState } from 'react'
import { Input } from '../input/Input.tsx'
import type { Named } from '../internal/Named.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { CountryButton } from './CountryButton.tsx'
import type { Arrival } from './CountryPicker.tsx'
import type { PhoneFormat, PhoneReading } from './PhoneFormat.ts'
import { root } from './phoneInput.css.ts'

export type PhoneInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'size' | 'id' | 'aria-label' | 'aria-labelledby'
> &
  Named & {
    /** As `PhoneFormat.read` gave it. */
    value: string
    onChange: (value: string) => void
    /** Called when the field is first reached; pass one function, not a new one at each rendering. */
    load: () => Promise<PhoneFormat>
    defaultCountry?: string | undefined
    countryLabel?: string | undefined
    searchLabel?: string | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
  }

/** A phone number, grouped while it is typed; it takes any form that is pasted. The list of countries comes when it is reached. */
export function PhoneInput({
  value,
  onChange,
  load,
  defaultCountry,
  countryLabel = 'Country code',
  searchLabel = 'Search countries',
  size = 'md',
  disabled,
  className,
  ...rest
}: PhoneInputProps) {
  const [isReached, setIsReached] = useState(value !== '')
  const format = useLoaded(load, isReached)
  const CountryPicker = useLoaded(loadCountryPicker, isReached)
  const [arrival, setArrival] = useState<Arrival>({ isFocused: false, isPressed: false })
  const [country, setCountry] = useState(defaultCountry)
  const [typed, setTyped] = useState<PhoneReading>()
  const shown = typed?.value === value ? typed.shown : (format?.read(value, country).shown ?? value)

  const read = (text: string, from: string | undefined, mayGroup: boolean) => {
    const reading = format?.read(text, from) ?? { shown: text, value: text, country: undefined }
    setTyped(mayGroup ? reading : { ...reading, shown: text })
    setCountry(reading.country ?? from)
    onChange(reading.value)
  }
  const common = {
    label: countryLabel,
    country: typed?.country ?? format?.read(value, country).country ?? country,
    size,
    disabled,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody comes, to load in time
    <div className={root} onFocus={() => setIsReached(true)} onPointerEnter={() => setIsReached(true)}>
      {CountryPicker ? (
        <CountryPicker.Component
          {...common}
          searchLabel={searchLabel}
          countries={format?.countries ?? []}
          onChange={(next) => read(nationalOf(shown), next, true)}
          arrival={arrival}
        />
      ) : (
        <CountryButton {...common} onArrival={(change) => setArrival({ ...arrival, ...change })} />
      )}
      <Input
        autoComplete="tel"
        inputMode="tel"
        {...rest}
        type="tel"
        size={size}
        tabular
        disabled={disabled}
        value={shown}
        className={className}
        // Grouping moves characters: only where one types at the end does the caret stay where it was.
        onChange={({ currentTarget: { value: text, selectionEnd } }) =>
          read(text, country, selectionEnd === text.length)
        }
      />
    </div>
  )
}

/** The number without its country code, for another country's. */
function nationalOf(shown: string): string {
  return shown.startsWith('+') ? '' : shown
}

async function loadCountryPicker() {
  const { CountryPicker } = await import('./CountryPicker.tsx')
  return { Component: CountryPicker } // a component alone would be taken for an update of the state
}

function useLoaded<Loaded>(load: () => Promise<Loaded>, isWanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isMounted = true
    if (isWanted) void load().then((result) => isMounted && setLoaded(result))
    return () => {
      isMounted = false
    }
  }, [load, isWanted])
  return loaded
}
