import { type KeyboardEvent, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import { Input, type InputProps } from '../input/Input.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './searchInput.css.ts'

export type SearchInputProps = Omit<
  InputProps,
  'type' | 'value' | 'onChange' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> & {
  /** The accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  clearLabel?: string | undefined
}

/** Filters what is shown as the user types. */
export function SearchInput({
  label,
  value,
  onChange,
  clearLabel = 'Clear',
  size = 'md',
  className,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const clearByEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation() // a dialog around it stays open
      onChange('')
    }
  }
  return (
    <span className={styles.root}>
      <SearchIcon className={styles.icon} />
      <Input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        size={size}
        value={value}
        className={cx(styles.field, className)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={clearByEscape}
      />
      {value !== '' && (
        <button type="button" aria-label={clearLabel} className={styles.clear} onClick={clear}>
          <CloseIcon size="12" />
        </button>
      )}
    </span>
  )
}
