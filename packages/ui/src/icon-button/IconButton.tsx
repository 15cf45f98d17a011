'use client'

import type { ReactNode } from 'react'
import { type ButtonProps, useDisabledReason } from '../button/Button.tsx'
import { content, root, spinner } from '../button/button.css.ts'
import { cx } from '../internal/cx.ts'
import { Reason } from '../internal/Reason.tsx'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { sizes, solid } from './iconButton.css.ts'

interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'aria-label' | 'size' | 'width' | 'iconStart' | 'iconEnd'> {
  /** The accessible name, a verb; also shown on hover. */
  label: string
  /** An icon from `icon/`. */
  icon: ReactNode
  size?: keyof typeof sizes | undefined
}

/** A button so common that its icon is enough; it still needs a name. */
export function IconButton({
  label,
  icon,
  variant = 'tertiary',
  size = 'md',
  loading,
  disabledReason,
  className,
  ...rest
}: IconButtonProps) {
  const { attributes, reason } = useDisabledReason({ ...rest, loading, disabledReason })
  return (
    <>
      <button
        type="button"
        title={disabledReason === undefined ? label : undefined}
        {...rest}
        {...attributes}
        aria-label={label}
        className={cx(root({ variant }), sizes[size], solid[variant], touchTarget, className)}
      >
        <span className={content}>{icon}</span>
        {loading && <Spinner className={spinner} />}
      </button>
      {reason && <Reason {...reason} />}
    </>
  )
}
