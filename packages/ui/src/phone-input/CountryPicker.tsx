'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { useCallback, useRef } from 'react'
import { list, noteLine, sheet } from '../combobox/combobox.css.ts'
import { root as inputRoot } from '../input/input.css.ts'
import { OptionTick } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { option, optionText, positioner } from '../internal/popup.css.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { ControlSize } from '../theme/tokens.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { type Arrival, CountryCode, type PhoneCountry } from './CountryButton.tsx'
import * as styles from './phoneInput.css.ts'

interface CountryPickerProps {
  countries: readonly PhoneCountry[]
  country: string | undefined
  onChange: (country: string) => void
  size: ControlSize
  disabled: boolean | undefined
  /** What the user was doing with the button that it replaces. */
  arrival: Arrival
}

/** The country whose rules apply to a number without a calling code. */
export function CountryPicker({ countries, country, onChange, size, disabled, arrival }: CountryPickerProps) {
  const { countryCode, noResults, searchCountries } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const portal = usePortal(button)
  const takeFocus = useCallback(
    (trigger: HTMLButtonElement | null) => {
      if (arrival.isFocused) trigger?.focus()
    },
    [arrival],
  )
  const chosen = countries.find(({ code }) => code === country) ?? null
  return (
    <Base.Root
      items={countries}
      value={chosen}
      onValueChange={(next) => next && onChange(next.code)}
      itemToStringLabel={({ name, dialCode, code }) => `${name} +${dialCode} ${code}`}
      isItemEqualToValue={(one, other) => one.code === other.code}
      disabled={disabled}
      defaultOpen={arrival.isPressed}
      autoHighlight
    >
      <Base.Trigger
        ref={useMergedRefs(button, takeFocus)}
        aria-label={chosen ? `${countryCode}: ${chosen.name}, +${chosen.dialCode}` : countryCode}
        className={cx(inputRoot({ size }), styles.country)}
      >
        <CountryCode country={country} dialCode={chosen?.dialCode} />
      </Base.Trigger>
      <Base.Portal {...portal}>
        <Base.Positioner sideOffset={4} align="start" className={positioner}>
          <Base.Popup className={cx(sheet, styles.wide)}>
            <div className={styles.search}>
              <Base.Input
                aria-label={searchCountries}
                placeholder={searchCountries}
                className={inputRoot({ size: 'sm' })}
              />
            </div>
            <Base.Empty className={noteLine}>{noResults}</Base.Empty>
            <Base.List className={list}>
              {(each: PhoneCountry) => (
                <Base.Item key={each.code} value={each} className={option}>
                  <OptionTick />
                  <span className={optionText}>{each.name}</span>
                  <span className={styles.dial}>+{each.dialCode}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
