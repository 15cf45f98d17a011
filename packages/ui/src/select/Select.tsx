'use client'

import { type ComponentProps, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { root as inputRoot } from '../input/input.css.ts'
import { type Choice, ChoiceText, distinct, OptionTick } from '../internal/Choice.tsx'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { option } from '../internal/popup.css.ts'
import { useControlled } from '../internal/useControlled.ts'
import { useLeaving } from '../internal/useLeaving.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { openingKeys, type SheetPlace, useSheet } from '../internal/useSheet.ts'
import { startingWith, useTypeAhead } from '../internal/useTypeAhead.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { visuallyHidden } from '../visually-hidden/visuallyHidden.css.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './select.css.ts'

export type { Choice } from '../internal/Choice.tsx'

/** A form submits the value under `name`. */
type SelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby'
> &
  Labelled & {
    options: readonly Choice<Value>[]
    /** Without it the control keeps its own value, starting from `defaultValue`. */
    value?: Value | null | undefined
    defaultValue?: Value | null | undefined
    onChange?: ((value: Value) => void) | undefined
    /** Shown while nothing is selected. */
    placeholder?: string | undefined
    required?: boolean | undefined
    autoComplete?: string | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
  }

/** One of four or more; use a RadioGroup or SegmentedControl for two or three. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  name,
  required,
  autoComplete,
  ref,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: SelectProps<Value>) {
  const [chosen, change, inForm] = useControlled<Value | null, Value>({ value, defaultValue, onChange })
  const listId = useId()
  const control = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const controlRef = useMergedRefs(useMergedRefs(control, ref), inForm)
  const [place, setPlace] = useState<SheetPlace>()
  const { onClosed, ...leaving } = useLeaving({ onFocus, onBlur }, list)
  const typeAhead = useTypeAhead()
  const onClose = () => {
    setPlace(undefined)
    onClosed()
  }
  const choices = distinct('Select', options)
  const at = choices.findIndex(({ value }) => value === chosen)
  const choose = (choice: Choice<Value> | undefined) => {
    if (choice && choice.disabledReason === undefined) change(choice.value)
  }
  const sheet = useSheet({
    ref: list,
    place,
    items: '[role="option"]',
    onItem: ({ dataset, ariaDisabled }, leave) => {
      choose(choices.find(({ value }) => value === dataset.value))
      if (!ariaDisabled) leave()
    },
    onClose,
  })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    event.preventDefault() // the browser would open or close it too
    if (place) {
      event.currentTarget.focus() // Safari doesn't
      onClose()
    } else setPlace({ button: event.currentTarget, focus: event.detail === 0 ? 'first' : undefined }) // a key
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    const focus = openingKeys[event.key]
    const named = choices[startingWith(typeAhead(event), { texts: choices.map(({ label }) => label), at })]
    if (!focus && !named) return
    event.preventDefault()
    if (focus) setPlace({ button: event.currentTarget, focus })
    else choose(named)
  }
  return (
    <>
      <SelectButton
        {...{ ...rest, ...leaving }}
        text={choices[at]?.label}
        ref={controlRef}
        onClick={press}
        onKeyDown={pressKey}
        aria-required={required}
        aria-controls={listId}
        popoverTarget={listId} // a press here isn't one outside the list
      />
      {(name !== undefined || required === true) && (
        <SubmittedSelect
          {...{ name, form: rest.form, required, autoComplete, disabled: rest.disabled, choices }}
          value={chosen ?? ''}
          onChange={({ target }) => choose(choices.find(({ value }) => value === target.value))}
          onFocus={() => control.current?.focus()}
        />
      )}
      {place && (
        <Options
          {...{ ...sheet, choices, chosen }}
          id={listId}
          aria-label={nameOf(place.button)}
          aria-labelledby={rest['aria-labelledby']}
        />
      )}
    </>
  )
}

/** Its list has the same name. */
function nameOf(button: HTMLButtonElement): string | undefined {
  return button.ariaLabel ?? button.labels[0]?.textContent
}

interface OptionsProps extends ComponentProps<'div'> {
  choices: readonly Choice[]
  chosen: string | null
}

function Options({ choices, chosen, ...rest }: OptionsProps) {
  return (
    <div {...rest} role="listbox" className={styles.options}>
      {choices.map((choice) => {
        const isSelected = choice.value === chosen
        return (
          <div
            key={choice.value}
            role="option"
            tabIndex={-1}
            aria-selected={isSelected}
            aria-disabled={choice.disabledReason === undefined ? undefined : true}
            data-selected={isSelected ? '' : undefined}
            data-value={choice.value}
            className={option}
          >
            <OptionTick />
            <ChoiceText choice={choice} />
          </div>
        )
      })}
    </div>
  )
}

interface SubmittedSelectProps extends ComponentProps<'select'> {
  choices: readonly Choice[]
  value: string
}

/** What the form sends, the browser fills in, and the browser asks for if it is required. */
function SubmittedSelect({ choices, value, ...rest }: SubmittedSelectProps) {
  const keepOnReset = (option: HTMLOptionElement | null) => {
    if (option) option.defaultSelected = option.value === value
  }
  return (
    <select {...rest} value={value} aria-hidden="true" tabIndex={-1} className={visuallyHidden}>
      <option ref={keepOnReset} value="" />
      {choices.map(({ value, label }) => (
        <option key={value} ref={keepOnReset} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface SelectButtonProps extends ComponentProps<'button'> {
  /** Undefined while nothing is selected. */
  text: string | undefined
  placeholder?: string | undefined
  variant?: 'default' | 'error' | undefined
  size?: ControlSize | undefined
}

/** It shows the selection. */
function SelectButton({ text, placeholder, variant, size = 'md', className, ...rest }: SelectButtonProps) {
  const words = useWords()
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-invalid={variant === 'error' ? true : undefined}
      className={cx(inputRoot({ size }), styles.trigger, className)}
    >
      <span className={styles.value} data-placeholder={text === undefined ? '' : undefined}>
        {text ?? placeholder ?? words.choose}
      </span>
      <ChevronDownIcon className={styles.chevron} />
    </button>
  )
}
