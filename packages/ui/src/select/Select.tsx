'use client'

import { Select as Base } from '@base-ui/react/select'
import { type ComponentProps, type Ref, type RefObject, useRef } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { type Choice, ChoiceText, distinct, OptionTick } from '../internal/Choice.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { positioner } from '../internal/popup.css.ts'
import { useIsHydrated } from '../internal/useDrawn.ts'
import { useHeld } from '../internal/useHeld.ts'
import { useLeaving } from '../internal/useLeaving.ts'
import { useRefs } from '../internal/useRefs.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { ControlSize } from '../theme/tokens.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './select.css.ts'
import { chevron, inputRoot, trigger, value as valueStyle } from './select.css.ts'

export type { Choice } from '../internal/Choice.tsx'

export type SelectProps<Value extends string> = SelectAttributes & {
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
  Named & {
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
  const [held, change, inForm] = useHeld<Value | null, Value>({ value, defaultValue, onChange })
  const chosen = options.find((each) => each.value === held)?.label
  return (
    <SelectPopup
      {...rest}
      chosen={chosen}
      placeholder={placeholder ?? words.choose}
      options={options}
      value={held}
      onValueChange={(next) => next !== null && change(next)}
      inputRef={inForm}
    />
  )
}

type SelectPopupProps<Value extends string, IsMultiple extends boolean> = SelectAttributes &
  Pick<Base.Root.Props<Value, IsMultiple>, 'multiple' | 'onValueChange'> & {
    value: IsMultiple extends true ? Value[] : Value | null
    options: readonly Choice[]
    /** The selection in words. */
    chosen: string | undefined
    placeholder: string
    inputRef: Ref<HTMLInputElement>
  }

/** The button of a Select or MultiSelect, and its list. */
export function SelectPopup<Value extends string, IsMultiple extends boolean = false>({
  options,
  value,
  multiple,
  onValueChange,
  inputRef,
  name,
  form,
  required,
  autoComplete,
  ref,
  variant,
  size = 'md',
  onFocus,
  onBlur,
  ...rest
}: SelectPopupProps<Value, IsMultiple>) {
  const popup = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const controlRef = useRefs(control, ref)
  const { onClosed, ...leaving } = useLeaving({ onFocus, onBlur }, popup)
  const button = { ...rest, ...leaving, 'aria-required': required, variant, size }
  const submitted = { name, form, disabled: rest.disabled }
  if (!useIsHydrated()) return <WaitingSelect {...button} {...submitted} value={value} />
  return (
    <Base.Root
      {...submitted}
      {...{ required, autoComplete, multiple, inputRef, onValueChange }}
      // Base UI types the value of a generic `multiple` by a condition of its own.
      value={value as Base.Root.Props<Value, IsMultiple>['value']}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed()}
      modal={false}
    >
      <Base.Trigger id={rest.id} ref={controlRef} render={<SelectButton {...button} />} />
      <Options options={options} popup={popup} control={control} />
    </Base.Root>
  )
}

interface WaitingSelectProps extends Omit<SelectButtonProps, 'value'> {
  value: string | readonly string[] | null
}

/** As a server renders it: shown and submitted, but not yet operated. */
function WaitingSelect({ name, form, value, ...button }: WaitingSelectProps) {
  const values = name === undefined || button.disabled ? [] : [value ?? ''].flat()
  return (
    <>
      <SelectButton {...button} />
      {values.map((each) => (
        <input key={each} type="hidden" name={name} form={form} value={each} />
      ))}
    </>
  )
}

interface OptionsProps {
  options: readonly Choice[]
  popup: Ref<HTMLDivElement>
  control: RefObject<HTMLButtonElement | null>
}

function Options({ options, popup, control }: OptionsProps) {
  return (
    <Base.Portal {...usePortal(control)}>
      <Base.Positioner align="start" sideOffset={4} alignItemWithTrigger={false} className={positioner}>
        <Base.Popup ref={popup} className={styles.sheet}>
          <Base.List className={styles.list}>
            {distinct('Select', options).map((choice) => (
              <Base.Item
                key={choice.value}
                value={choice.value}
                label={choice.label}
                disabled={choice.disabledReason !== undefined}
                className={styles.item}
              >
                <OptionTick />
                <ChoiceText choice={choice} />
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

interface SelectButtonProps extends ComponentProps<'button'> {
  /** The selection in words. */
  chosen: string | undefined
  placeholder: string
  variant: 'default' | 'error' | undefined
  size: ControlSize
}

/** The button of a Select or MultiSelect, which shows the selection. */
function SelectButton({ chosen, placeholder, variant, size, className, ...rest }: SelectButtonProps) {
  return (
    <button
      role="combobox"
      aria-expanded={false}
      aria-invalid={variant === 'error' ? true : undefined}
      {...rest}
      type="button"
      className={cx(inputRoot({ size }), trigger, className)}
    >
      <span className={valueStyle} data-placeholder={chosen === undefined ? '' : undefined}>
        {chosen ?? placeholder}
      </span>
      <ChevronDownIcon className={chevron} />
    </button>
  )
}
