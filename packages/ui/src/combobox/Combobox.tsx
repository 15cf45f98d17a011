import { Combobox as Base } from '@base-ui/react/combobox'
import type { ComponentProps, Ref } from 'react'
import { labelIdOf } from '../field/Field.tsx'
import { ChevronDownIcon, CloseIcon } from '../icon/icons.tsx'
import { root as inputRoot } from '../input/input.css.ts'
import { type Choice, ChoiceText, distinct, OptionTick } from '../internal/Choice.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { positioner } from '../internal/popup.css.ts'
import { item, list, noteLine, sheet } from '../select/select.css.ts'
import type { ControlSize } from '../theme/tokens.ts'
import * as styles from './combobox.css.ts'

export type { Choice } from '../internal/Choice.tsx'

export type ComboboxProps<Value extends string> = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'size' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref' | 'defaultValue'
> &
  Named & {
    options: readonly Choice<Value>[]
    value: Value | null
    onChange: (value: Value | null) => void
    /** Called as the user types; the caller then does the filtering, for example on a server. */
    onQuery?: ((query: string) => void) | undefined
    /** Shown while options load. */
    loadingText?: string | undefined
    emptyText?: string | undefined
    /** False if there is always a choice: then there is no button to clear it. */
    isClearable?: boolean | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** Choosing one of many by typing. */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  onQuery,
  loadingText,
  emptyText = 'No results',
  isClearable = true,
  variant,
  size = 'md',
  disabled,
  className,
  ...rest
}: ComboboxProps<Value>) {
  const chosen = options.find((each) => each.value === value) ?? null
  return (
    <Base.Root
      items={distinct('Combobox', options)}
      value={chosen}
      onValueChange={(choice) => onChange(choice?.value ?? null)}
      onInputValueChange={(query) => onQuery?.(query)}
      {...(onQuery && { filter: null })}
      itemToStringLabel={({ label }) => label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup className={styles.root}>
        <Base.Input
          aria-invalid={variant === 'error' ? true : undefined}
          // An open list hides everything else including the label, so only a reference by id still names the input.
          aria-labelledby={rest.id && !rest['aria-label'] ? labelIdOf(rest.id) : undefined}
          {...rest}
          className={cx(inputRoot({ size }), styles.field, className)}
        />
        <span className={styles.buttons[size]}>
          {isClearable && (
            <Base.Clear aria-label="Clear" className={styles.button}>
              <CloseIcon />
            </Base.Clear>
          )}
          <Base.Trigger aria-label="Show options" className={styles.button}>
            <ChevronDownIcon />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={4} className={positioner}>
          <Base.Popup className={sheet} aria-busy={loadingText !== undefined}>
            <Base.Status className={noteLine}>{loadingText}</Base.Status>
            <Base.Empty className={noteLine}>{loadingText === undefined ? emptyText : null}</Base.Empty>
            <Base.List className={list}>
              {(choice: Choice<Value>) => (
                <Base.Item
                  key={choice.value}
                  value={choice}
                  disabled={choice.disabledReason !== undefined}
                  className={item}
                >
                  <OptionTick />
                  <ChoiceText choice={choice} />
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
