'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode, RefObject, SubmitEvent } from 'react'
import { cx } from '../internal/cx.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { DialogClose, DialogContent } from './DialogContent.tsx'
import * as styles from './dialog.css.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'> {
  open: boolean
  /** Called by Escape, the close button and a click outside. */
  onClose: () => void
  /** What is being decided; names the dialog. */
  title: ReactNode
  description?: ReactNode
  /** "Cancel" first; the last one acts and says what it does. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Makes the whole dialog a form, so that Enter in a field submits it. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  /** Gets the initial focus instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** While something is being sent: only its own buttons close it. */
  isPinned?: boolean | undefined
  children?: ReactNode
}

/** A decision or short task that must be finished or cancelled before going on. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  size = 'md',
  onSubmit,
  initialFocus,
  isPinned = false,
  className,
  children,
  ...rest
}: DialogProps) {
  const portal = usePortal()
  const dismiss = (isOpen: boolean) => {
    if (!isOpen && !isPinned) onClose()
  }
  const content = <DialogContent {...{ title, description, actions }}>{children}</DialogContent>
  return (
    <Base.Root open={open} onOpenChange={dismiss} disablePointerDismissal={isPinned}>
      <Base.Portal {...portal}>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            {...rest}
            {...(initialFocus && { initialFocus })}
            className={cx(styles.popup({ size }), className)}
          >
            {onSubmit ? (
              <form noValidate onSubmit={onSubmit} className={styles.form}>
                {content}
              </form>
            ) : (
              content
            )}
            {!isPinned && <DialogClose />}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
