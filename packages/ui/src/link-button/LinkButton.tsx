import type { ReactNode } from 'react'
import { type ButtonLook, content, label, root } from '../button/button.css.ts'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx'

interface LinkButtonProps extends LinkComponentProps {
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  width?: ButtonLook['width']
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

/** A link that is the view's next step, so it looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  width = 'auto',
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(root({ variant, size, width }), touchTarget, className)}>
      <span className={content}>
        {iconStart}
        <span className={label}>{children}</span>
        {iconEnd}
      </span>
    </Link>
  )
}
