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
  }

/**
 * A code from a message: a single field, so that it can be pasted, filled in by the phone and corrected like any text.
 */
export function CodeInput({
  value,
  defaultValue = '',
  onChange,
  length = 6,
  size = 'lg',
  className,
  style,
  ref,
  ...rest
}: CodeInputProps) {
  const drawn = useClientStyle({ '--code-length': length })
  const [held, hold, inForm] = useControlled({ value, defaultValue, onChange })
  const input = useMergedRefs(inForm, ref)
  return (
    <Input
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...rest}
      size={size}
      ref={input}
      value={held}
      style={{ ...style, ...drawn }}
      className={cx(root, className)}
      onChange={(event) => hold(event.currentTarget.value.replace(/\D/g, '').slice(0, length))}
    />
  )
}
