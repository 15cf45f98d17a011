import { Select as Base } from '@base-ui/react/select'
import type { Choice } from '../internal/Choice.ts'
import { ChoiceText } from '../internal/ChoiceText.tsx'
import { distinct } from '../internal/distinct.ts'
import { OptionTick } from '../internal/OptionTick.tsx'
import { positioner } from '../internal/popup.css.ts'
import { SelectButton, type SelectButtonProps } from './SelectButton.tsx'
import * as styles from './select.css.ts'

type SelectPopupProps<Value extends string, IsMultiple extends boolean> = Pick<
  Base.Root.Props<Value, IsMultiple>,
  'multiple' | 'value' | 'onValueChange' | 'disabled'
> & {
  button: SelectButtonProps
  options: readonly Choice[]
}

/** The button of a Select or a MultiSelect, and its list. */
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
