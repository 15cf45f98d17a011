import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { actions as actionsStyle, root, words } from './stickyActions.css.ts'

interface StickyActionsProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The bar's accessible name. */
  label: string
  /** What the actions apply to: "3 selected", "You have unsaved changes". */
  children: ReactNode
  /** What changes that, beside it. */
  tools?: ReactNode
  actions: ReactNode
}

/** A bar at the bottom of the window while something is selected or unsaved. */
export function StickyActions({ label, children, tools, actions, className, ...rest }: StickyActionsProps) {
  return (
    <section {...rest} aria-label={label} className={cx(root, className)}>
      <div className={words}>
        <div role="status">{children}</div>
        {tools}
      </div>
      <div className={actionsStyle}>{actions}</div>
    </section>
  )
}
