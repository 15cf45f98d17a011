'use client'

import { ChevronDownIcon } from '../icon/icons.tsx'
import { root as inputRoot } from '../input/input.css.ts'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { chevron, code, country as countryStyle } from './phoneInput.css.ts'

interface CountryButtonProps {
  country: string | undefined
  size: ControlSize
  disabled: boolean | undefined
  onArrival: (change: Partial<Arrival>) => void
}

export interface Arrival {
  isFocused: boolean
  isPressed: boolean
}

/** A placeholder for the country picker, which loads when the field is first reached. */
export function CountryButton({ country, size, disabled, onArrival }: CountryButtonProps) {
  const words = useWords()
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-label={words.countryCode}
      disabled={disabled}
      className={cx(inputRoot({ size }), countryStyle)}
      onFocus={() => onArrival({ isFocused: true })}
      onBlur={() => onArrival({ isFocused: false, isPressed: false })}
      onClick={() => onArrival({ isPressed: true })}
    >
      <CountryCode country={country} dialCode={undefined} />
    </button>
  )
}

/** What the button of the country picker shows, before and after the picker loads. */
export function CountryCode({ country, dialCode }: { country: string | undefined; dialCode: string | undefined }) {
  return (
    <>
      <span>
        <span className={code}>{country ?? '––'}</span>
        {dialCode && <span>{` +${dialCode}`}</span>}
      </span>
      <ChevronDownIcon className={chevron} />
    </>
  )
}

/** A country in the picker. */
export interface PhoneCountry {
  /** Two letters, such as "HR". */
  code: string
  name: string
  /** Digits without the plus, such as "385". */
  dialCode: string
}

export interface TypedPhone {
  /** What the field shows, grouped the way its country does. */
  shown: string
  /** What is stored: up to the caller, usually E.164. */
  value: string
  /** The country that the text implies, if any. */
  country: string | undefined
}

/** Knows about phone numbers. It weighs tens of kilobytes, so the caller loads it when a phone number is typed. */
export interface PhoneFormat {
  countries: readonly PhoneCountry[]
  /** Reads what was typed or pasted, in any form: "+385 91…", "00385…", "091/234-5678". */
  read: (text: string, country: string | undefined) => TypedPhone
}
