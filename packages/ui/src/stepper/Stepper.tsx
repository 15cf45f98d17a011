'use client'

import type { ComponentProps } from 'react'
import { CheckIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { done, label as labelStyle, list, position, step as stepStyle, words } from './stepper.css.ts'

interface StepperProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  /** What the steps lead to. */
  label: string
  steps: readonly string[]
  /** The current step, from 0. */
  current: number
}

/** Progress through a task of a few steps. */
export function Stepper({ label, steps, current, className, ...rest }: StepperProps) {
  const { done: doneWord, stepOf } = useWords()
  return (
    <ol {...rest} aria-label={label} className={cx(list, className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={stepStyle}
          data-state={stateOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={words}>
            {index < current && <CheckIcon className={done} />}
            <span className={labelStyle}>
              {index === current && (
                <span aria-hidden="true" className={position}>
                  {stepOf(index + 1, steps.length)}
                </span>
              )}
              {step}
            </span>
            {index < current && <VisuallyHidden>{`, ${doneWord}`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}
