import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Input } from '../input/Input.tsx'
import type { Named } from '../internal/Named.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { CountryPicker } from './CountryPicker.tsx'
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

/** A phone number, grouped while it is typed; it takes any form that is pasted. */
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
  const format = usePhoneFormat(load, isReached)
  const [country, setCountry] = useState(defaultCountry)
  const [typed, setTyped] = useState<PhoneReading>()
  const shown = typed?.value === value ? typed.shown : (format?.read(value, country).shown ?? value)

  const read = (text: string, from: string | undefined, mayGroup: boolean) => {
    const reading = format?.read(text, from) ?? { shown: text, value: text, country: undefined }
    setTyped(mayGroup ? reading : { ...reading, shown: text })
    setCountry(reading.country ?? from)
    onChange(reading.value)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody comes, to load in time
    <div className={root} onFocus={() => setIsReached(true)} onPointerEnter={() => setIsReached(true)}>
      <CountryPicker
        label={countryLabel}
        searchLabel={searchLabel}
        countries={format?.countries ?? []}
        country={typed?.country ?? format?.read(value, country).country ?? country}
        onChange={(next) => read(nationalOf(shown), next, true)}
        size={size}
        disabled={disabled}
      />
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

function usePhoneFormat(load: () => Promise<PhoneFormat>, isWanted: boolean): PhoneFormat | undefined {
  const [format, setFormat] = useState<PhoneFormat>()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    if (isWanted) void load().then((loaded) => isMounted.current && setFormat(loaded))
    return () => {
      isMounted.current = false
    }
  }, [load, isWanted])
  return format
}
