'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefCallback,
  useId,
  useRef,
  useState,
} from 'react'
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

type SelectProps<Value extends string> = SelectAttributes & {
  options: readonly Choice<Value>[]
  /** Without it the control keeps its own value, starting from `defaultValue`. */
  value?: Value | null | undefined
  defaultValue?: Value | null | undefined
  onChange?: ((value: Value) => void) | undefined
  /** Shown while nothing is selected. */
  placeholder?: string | undefined
}

/** What Select and MultiSelect share. A form submits the value under `name`. */
export type SelectAttributes = Omit<
  ComponentProps<'button'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> &
  Labelled & {
    required?: boolean | undefined
    autoComplete?: string | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** One of four or more; use a RadioGroup or SegmentedControl for two or three. */
export function Select<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  ...rest
}: SelectProps<Value>) {
  const words = useWords()
  const [held, change, inForm] = useControlled<Value | null, Value>({ value, defaultValue, onChange })
  return (
    <SelectControl
      {...rest}
      placeholder={placeholder ?? words.choose}
      options={options}
      values={held === null ? [] : [held]}
      onChoose={change}
      inForm={inForm}
    />
  )
}

type SelectControlProps<Value extends string> = SelectAttributes & {
  options: readonly Choice<Value>[]
  values: readonly Value[]
  /** The list stays open while choosing. */
  isMultiple?: boolean
  onChoose: (value: Value) => void
  placeholder: string
  inForm: RefCallback<Element>
}

/** The button of a Select or MultiSelect, and its list. */
export function SelectControl<Value extends string>({
  options,
  values,
  isMultiple = false,
  onChoose,
  placeholder,
  inForm,
  name,
  form,
  required,
  autoComplete,
  ref,
  variant,
  size = 'md',
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: SelectControlProps<Value>) {
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
  const choose = (choice: Choice<Value> | undefined) => {
    if (choice && choice.disabledReason === undefined) onChoose(choice.value)
  }
  const sheet = useSheet({
    ref: list,
    place,
    items: '[role="option"]',
    onItem: ({ dataset, ariaDisabled }, leave) => {
      choose(choices.find(({ value }) => value === dataset.value))
      if (!isMultiple && !ariaDisabled) leave()
    },
    onClose,
  })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    event.preventDefault() // the browser would open or close it too
    const button = event.currentTarget
    if (place) {
      button.focus() // Safari doesn't
      onClose()
    } else setPlace({ button, focus: event.detail === 0 ? 'first' : undefined }) // a key
  }
  const pressKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    const focus = openingKeys[event.key]
    const texts = choices.map(({ label }) => label)
    const at = choices.findIndex(({ value }) => value === values[0])
    const named = isMultiple ? undefined : choices[startingWith(typeAhead(event), { texts, at })]
    if (!focus && !named) return
    event.preventDefault()
    if (focus) setPlace({ button: event.currentTarget, focus })
    else choose(named)
  }
  return (
    <>
      <SelectButton
        {...{ ...rest, ...leaving, choices, values, placeholder, variant, size, form }}
        ref={controlRef}
        onClick={press}
        onKeyDown={pressKey}
        aria-required={required}
        aria-controls={listId}
        popoverTarget={listId} // a press here isn't one outside the list
      />
      {(name !== undefined || required === true) && (
        <SubmittedSelect
          {...{ name, form, required, autoComplete, disabled: rest.disabled, multiple: isMultiple, choices }}
          value={isMultiple ? values : (values[0] ?? '')}
          onChange={({ target }) => choose(choices.find(({ value }) => value === target.value))}
          onFocus={() => control.current?.focus()}
        />
      )}
      {place && (
        <Options
          {...{ ...sheet, choices, values, isMultiple }}
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
  values: readonly string[]
  isMultiple: boolean
}

function Options({ choices, values, isMultiple, ...rest }: OptionsProps) {
  return (
    <div {...rest} role="listbox" aria-multiselectable={isMultiple ? true : undefined} className={styles.options}>
      {choices.map((choice) => {
        const isSelected = values.includes(choice.value)
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

interface SubmittedSelectProps extends Omit<ComponentProps<'select'>, 'value'> {
  choices: readonly Choice[]
  value: string | readonly string[]
}

/** What the form sends, the browser fills in, and the browser asks for if it is required. */
function SubmittedSelect({ choices, value, ...rest }: SubmittedSelectProps) {
  const chosen = [value].flat()
  const keepOnReset = (option: HTMLOptionElement | null) => {
    if (option) option.defaultSelected = chosen.includes(option.value)
  }
  return (
    <select {...rest} value={value} aria-hidden="true" tabIndex={-1} className={visuallyHidden}>
      {!rest.multiple && <option ref={keepOnReset} value="" />}
      {choices.map(({ value, label }) => (
        <option key={value} ref={keepOnReset} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface SelectButtonProps extends ComponentProps<'button'> {
  choices: readonly Choice[]
  values: readonly string[]
  placeholder: string
  variant: 'default' | 'error' | undefined
  size: ControlSize
}

/** It shows the selection. */
function SelectButton({ choices, values, placeholder, variant, size, className, ...rest }: SelectButtonProps) {
  const chosen = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label)
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
      <span className={styles.value} data-placeholder={chosen.length === 0 ? '' : undefined}>
        {chosen.length === 0 ? placeholder : chosen.join(', ')}
      </span>
      <ChevronDownIcon className={styles.chevron} />
    </button>
  )
}
