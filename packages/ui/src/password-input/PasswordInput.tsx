'use client'

import { type ComponentProps, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/drawIcon.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Input } from '../input/Input.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { field, root, toggle } from './passwordInput.css.ts'

export type PasswordInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'id' | 'aria-label' | 'aria-labelledby'
> &
  Named & {
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
  }

/** A password, which can be shown before it is sent. */
export function PasswordInput({ size = 'md', className, ...rest }: PasswordInputProps) {
  const words = useWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <span className={root}>
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        size={size}
        type={isShown ? 'text' : 'password'}
        className={cx(field[size], className)}
      />
      <IconButton
        label={isShown ? words.hidePassword : words.showPassword}
        icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
        size={size}
        className={toggle[size]}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  )
}
