import { Select as Base } from '@base-ui/react/select'
import type { ComponentProps, Ref } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'
import { type Choice, ChoiceText, distinct, OptionTick } from '../internal/Choice.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { positioner } from '../internal/popup.css.ts'
import type { ControlSize } from '../theme/tokens.ts'
import * as styles from './select.css.ts'
import { chevron, inputRoot, trigger, value as valueStyle } from './select.css.ts'

export type { Choice } from '../internal/Choice.tsx'

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> &
  Named & {
    options: readonly Choice<Value>[]
    value: Value | null
    onChange: (value: Value) => void
    /** Shown while nothing is selected. */
    placeholder?: string | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** One of four or more; use a RadioGroup or SegmentedControl for two or three. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  variant,
  size = 'md',
  disabled,
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((each) => each.value === value)?.label
  const change = (next: Value | null) => {
    if (next !== null) onChange(next)
  }
  return (
    <SelectPopup
      button={{ ...rest, chosen, placeholder, variant, size, disabled }}
      options={options}
      value={value}
      disabled={disabled}
      onValueChange={change}
    />
  )
}

type SelectPopupProps<Value extends string, IsMultiple extends boolean> = Pick<
  Base.Root.Props<Value, IsMultiple>,
  'multiple' | 'value' | 'onValueChange' | 'disabled'
> & {
  button: SelectButtonProps
  options: readonly Choice[]
}

/** The button of a Select or MultiSelect, and its list. */
export function SelectPopup<Value extends string, IsMultiple extends boolean = false>({
  button,
  options,
  ...root
}: SelectPopupProps<Value, IsMultiple>) {
  return (
    <Base.Root {...root} modal={false}>
      <Base.Trigger id={button.id} ref={button.ref} render={<SelectButton {...button} />} />
      <Options options={options} />
    </Base.Root>
  )
}

function Options({ options }: { options: readonly Choice[] }) {
  return (
    <Base.Portal>
      <Base.Positioner align="start" sideOffset={4} alignItemWithTrigger={false} className={positioner}>
        <Base.Popup className={styles.sheet}>
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

export interface SelectButtonProps extends ComponentProps<'button'> {
  /** The selection in words. */
  chosen: string | undefined
  placeholder: string
  variant: 'default' | 'error' | undefined
  size: ControlSize
}

/** The button of a Select or MultiSelect, which shows the selection. */
export function SelectButton({ chosen, placeholder, variant, size, className, ...rest }: SelectButtonProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-invalid={variant === 'error' ? true : undefined}
      {...rest}
      className={cx(inputRoot({ size }), trigger, className)}
    >
      <span className={valueStyle} data-placeholder={chosen === undefined ? '' : undefined}>
        {chosen ?? placeholder}
      </span>
      <ChevronDownIcon className={chevron} />
    </button>
  )
}
