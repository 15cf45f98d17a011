import type { ComponentProps, CSSProperties } from 'react'
import { Input } from '../input/Input.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { root } from './codeInput.css.ts'

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'maxLength' | 'size' | 'id' | 'aria-label' | 'aria-labelledby'
> &
  Named & {
    value: string
    onChange: (value: string) => void
    length?: number | undefined
    /** Accepts letters too. */
    alphanumeric?: boolean | undefined
    /** Called when the last character is typed or pasted. */
    onComplete?: ((code: string) => void) | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
  }

/**
 * A code from a message: a single field, so that it can be pasted, filled in by the phone and corrected like any text.
 */
export function CodeInput({
  value,
  onChange,
  length = 6,
  alphanumeric = false,
  onComplete,
  size = 'lg',
  className,
  style,
  ...rest
}: CodeInputProps) {
  const change = (text: string) => {
    const code = cleaned(text, alphanumeric).slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <Input
      inputMode={alphanumeric ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize={alphanumeric ? 'characters' : 'none'}
      spellCheck={false}
      {...rest}
      size={size}
      value={value}
      style={{ ...style, '--code-length': length } as CSSProperties} // custom properties aren't keys of CSSProperties
      className={cx(root, className)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function cleaned(text: string, alphanumeric: boolean): string {
  return alphanumeric ? text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : text.replace(/\D/g, '')
}
