'use client'

import { type KeyboardEvent, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import { Input, type InputProps } from '../input/Input.tsx'
import { cx } from '../internal/cx.ts'
import { useControlled } from '../internal/useControlled.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './searchInput.css.ts'

type SearchInputProps = Omit<
  InputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'id' | 'aria-label' | 'aria-labelledby'
> & {
  /** The accessible name. */
  label: string
  /** Without it the control keeps its own value, starting from `defaultValue`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Filters what is shown as the user types. */
export function SearchInput({
  label,
  value,
  defaultValue = '',
  onChange,
  ref,
  size = 'md',
  className,
  ...rest
}: SearchInputProps) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [held, change, inForm] = useControlled({ value, defaultValue, onChange })
  const inputRef = useMergedRefs(useMergedRefs(input, ref), inForm)
  const clear = () => {
    change('')
    input.current?.focus()
  }
  const clearByEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Escape' && held !== '' && !event.nativeEvent.isComposing) {
      event.stopPropagation() // a dialog around it stays open
      change('')
    }
  }
  return (
    <span className={styles.root}>
      <SearchIcon className={styles.icon} />
      <Input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={inputRef}
        type="search"
        aria-label={label}
        size={size}
        value={held}
        className={cx(styles.field, className)}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={clearByEscape}
      />
      {held !== '' && (
        <button type="button" aria-label={words.clear} className={styles.clear} onClick={clear}>
          <CloseIcon size="12" />
        </button>
      )}
    </span>
  )
}
