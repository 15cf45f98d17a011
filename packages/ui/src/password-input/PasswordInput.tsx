'use client'

import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/drawIcon.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Input, type InputAttributes } from '../input/Input.tsx'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { field, root, toggle } from './passwordInput.css.ts'

type PasswordInputProps = Omit<InputAttributes, 'type' | 'tabular'> & Labelled

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
        className={toggle}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  )
}
