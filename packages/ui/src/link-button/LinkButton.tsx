import type { ButtonProps } from '../button/Button.tsx'
import { content, label, root } from '../button/button.css.ts'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx'

type LinkButtonProps = LinkComponentProps & Pick<ButtonProps, 'variant' | 'size' | 'width' | 'iconStart' | 'iconEnd'>

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
