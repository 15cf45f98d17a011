import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Reason } from '../internal/Reason.tsx'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { type ButtonLook, content, label, root, spinner } from './button.css.ts'
import { useBlockedPress } from './useBlockedPress.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  width?: ButtonLook['width']
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** Keeps width, name and focus, and ignores presses until it is over. */
  loading?: boolean | undefined
  /** Why it cannot be pressed now: it stays focusable and the reason becomes its description. */
  disabledReason?: string | undefined
}

/** Does something; what it does is its label, a verb. */
export function Button({
  variant = 'secondary',
  size = 'md',
  width = 'auto',
  iconStart,
  iconEnd,
  loading,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { attributes, reason } = useBlockedPress({ ...rest, loading, disabledReason })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...attributes}
        className={cx(root({ variant, size, width }), touchTarget, className)}
      >
        <span className={content}>
          {iconStart}
          <span className={label}>{children}</span>
          {iconEnd}
        </span>
        {loading && <Spinner className={spinner} />}
      </button>
      {reason && <Reason {...reason} />}
    </>
  )
}
