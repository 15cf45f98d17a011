'use client'

import { Input, type InputAttributes } from '../input/Input.tsx'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { useControlled } from '../internal/useControlled.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { root } from './codeInput.css.ts'

type CodeInputProps = Omit<InputAttributes, 'type' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'tabular'> &
  Labelled & {
    /** Without it the control keeps its own value, starting from `defaultValue`. */
    value?: string | undefined
    defaultValue?: string | undefined
    onChange?: ((value: string) => void) | undefined
    length?: number | undefined
    /** Accepts letters too. */
    alphanumeric?: boolean | undefined
    /** Called when the last character is typed or pasted. */
    onComplete?: ((code: string) => void) | undefined
  }

/**
 * A code from a message: a single field, so that it can be pasted, filled in by the phone and corrected like any text.
 */
export function CodeInput({
  value,
  defaultValue = '',
  onChange,
  length = 6,
  alphanumeric = false,
  onComplete,
  size = 'lg',
  className,
  style,
  ref,
  ...rest
}: CodeInputProps) {
  const drawn = useClientStyle({ '--code-length': length })
  const [held, hold, inForm] = useControlled({ value, defaultValue, onChange })
  const input = useMergedRefs(inForm, ref)
  const change = (text: string) => {
    const code = cleaned(text, alphanumeric).slice(0, length)
    hold(code)
    if (code.length === length && code !== held) onComplete?.(code)
  }
  return (
    <Input
      inputMode={alphanumeric ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize={alphanumeric ? 'characters' : 'none'}
      spellCheck={false}
      {...rest}
      size={size}
      ref={input}
      value={held}
      style={{ ...style, ...drawn }}
      className={cx(root, className)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function cleaned(text: string, alphanumeric: boolean): string {
  return alphanumeric ? text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : text.replace(/\D/g, '')
}
