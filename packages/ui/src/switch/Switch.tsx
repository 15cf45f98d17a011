import { type ComponentProps, type ReactNode, useId } from 'react'
import { ControlWords } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './switch.css.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'aria-label' | 'aria-labelledby'> {
  label: string
  hint?: ReactNode
}

/** On or off, with immediate effect; a Checkbox waits for its form. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const generated = useId()
  const ownId = id ?? generated
  return (
    <div className={cx(styles.root, className)}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
        role="switch"
        aria-describedby={hint === undefined ? undefined : `${ownId}-hint`}
        {...rest}
        id={ownId}
        className={styles.track}
      />
      <ControlWords htmlFor={ownId} label={label} hint={hint} />
    </div>
  )
}
