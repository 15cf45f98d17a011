import { Select as Base } from '@base-ui/react/select'
import type { Choice } from '../internal/Choice.ts'
import { ChoiceText } from '../internal/ChoiceText.tsx'
import { distinct } from '../internal/distinct.ts'
import { OptionTick } from '../internal/OptionTick.tsx'
import { positioner } from '../internal/popup.css.ts'
import * as styles from './select.css.ts'

/** The opened list of a Select or a MultiSelect. */
export function SelectOptions({ options }: { options: readonly Choice[] }) {
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
