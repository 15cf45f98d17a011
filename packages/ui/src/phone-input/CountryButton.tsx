import { root as inputRoot } from '../input/input.css.ts'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { CountryCode } from './CountryCode.tsx'
import type { Arrival } from './CountryPicker.tsx'
import { country as countryStyle } from './phoneInput.css.ts'

interface CountryButtonProps {
  label: string
  country: string | undefined
  size: ControlSize
  disabled: boolean | undefined
  onArrival: (change: Partial<Arrival>) => void
}

/** Stands in for the country picker, which is loaded when the field is first reached. */
export function CountryButton({ label, country, size, disabled, onArrival }: CountryButtonProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-label={label}
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
