'use client'

import type { ComponentProps } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './passwordRules.css.ts'

export interface PasswordRule {
  text: string
  isMet: boolean
}

interface PasswordRulesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rules: readonly PasswordRule[]
}

/** The rules for a new password, ticked off while it is typed. */
export function PasswordRules({ rules, className, ...rest }: PasswordRulesProps) {
  const words = useWords()
  return (
    <ul aria-label={words.passwordRules} {...rest} className={cx(styles.list, className)}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={styles.rule} data-met={isMet ? '' : undefined}>
          <span className={styles.mark}>{isMet && <CheckIcon />}</span>
          {text}
          <VisuallyHidden>{`, ${isMet ? words.ruleIsMet : words.ruleIsOpen}`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
