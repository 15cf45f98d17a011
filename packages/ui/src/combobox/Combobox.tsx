'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentProps, type FocusEvent, type Ref, useRef } from 'react'
import { labelIdOf } from '../field/Field.tsx'
import { ChevronDownIcon, CloseIcon } from '../icon/icons.tsx'
import { root as inputRoot } from '../input/input.css.ts'
import { type Choice, ChoiceText, distinct, OptionTick } from '../internal/Choice.tsx'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { option, positioner } from '../internal/popup.css.ts'
import { useIsHydrated } from '../internal/useClientStyle.ts'
import { useControlled } from '../internal/useControlled.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import type { ControlSize } from '../theme/tokens.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './combobox.css.ts'

export type { Choice } from '../internal/Choice.tsx'

type ComboboxProps<Value extends string> = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'size' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref' | 'defaultValue'
> &
  Labelled & {
    options: readonly Choice<Value>[]
    /** Without it the control keeps its own value, starting from `defaultValue`. A form submits it under `name`. */
    value?: Value | null | undefined
    defaultValue?: Value | null | undefined
    onChange?: ((value: Value | null) => void) | undefined
    /** Called as the user types; the caller then does the filtering, for example on a server. */
    onQuery?: ((query: string) => void) | undefined
    /** Shown while options load. */
    loadingText?: string | undefined
    /** False if something must always be chosen: then there is no button to clear it. */
    isClearable?: boolean | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A choice of one from many, by typing. */
export function Combobox<Value extends string>({
  options,
  value,
  defaultValue = null,
  onChange,
  onQuery,
  loadingText,
  isClearable = true,
  variant,
  size = 'md',
  name,
  form,
  required,
  disabled,
  onBlur,
  className,
  ...rest
}: ComboboxProps<Value>) {
  const words = useWords()
  const [held, change, inForm] = useControlled<Value | null>({ value, defaultValue, onChange })
  const group = useRef<HTMLDivElement>(null)
  const portal = usePortal(group)
  const chosen = options.find((each) => each.value === held) ?? null
  const submitted = { name, form, disabled }
  const input = {
    'aria-invalid': variant === 'error' ? true : undefined,
    // An open list hides everything else including the label, so only a reference by id still names the input.
    'aria-labelledby': rest.id && !rest['aria-label'] ? labelIdOf(rest.id) : undefined,
    ...rest,
    className: cx(inputRoot({ size }), styles.field, className),
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.(event) // the buttons return the focus
  }
  if (!useIsHydrated()) return <WaitingCombobox {...input} {...submitted} choice={chosen} />
  return (
    <Base.Root
      {...submitted}
      {...{ required, inputRef: inForm }}
      itemToStringValue={({ value: submits }) => submits}
      items={distinct('Combobox', options)}
      value={chosen}
      onValueChange={(choice) => change(choice?.value ?? null)}
      onInputValueChange={(query) => onQuery?.(query)}
      {...(onQuery && { filter: null })}
      itemToStringLabel={({ label }) => label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
    >
      <Base.InputGroup ref={group} className={styles.root}>
        <Base.Input {...input} onBlur={leave} />
        <span className={styles.buttons[size]}>
          {isClearable && (
            <Base.Clear aria-label={words.clear} className={styles.button}>
              <CloseIcon />
            </Base.Clear>
          )}
          <Base.Trigger aria-label={words.showOptions} className={styles.button}>
            <ChevronDownIcon />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal {...portal}>
        <Base.Positioner align="start" sideOffset={4} className={positioner}>
          <Base.Popup className={styles.sheet} aria-busy={loadingText !== undefined}>
            <Base.Status className={styles.noteLine}>{loadingText}</Base.Status>
            <Base.Empty className={styles.noteLine}>{loadingText === undefined ? words.noResults : null}</Base.Empty>
            <Base.List className={styles.list}>
              {(choice: Choice<Value>) => (
                <Base.Item
                  key={choice.value}
                  value={choice}
                  disabled={choice.disabledReason !== undefined}
                  className={option}
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

interface WaitingComboboxProps extends ComponentProps<'input'> {
  choice: Choice | null
}

/** As a server renders it: shown and submitted, but not yet operated. */
function WaitingCombobox({ name, form, choice, ...input }: WaitingComboboxProps) {
  return (
    <div className={styles.root}>
      <input type="text" role="combobox" aria-expanded={false} {...input} readOnly value={choice?.label ?? ''} />
      {name !== undefined && !input.disabled && (
        <input type="hidden" name={name} form={form} value={choice?.value ?? ''} />
      )}
    </div>
  )
}
