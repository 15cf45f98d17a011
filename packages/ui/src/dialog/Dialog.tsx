'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
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
  const words = useWords()
  const portal = usePortal()
  const dismiss = (isOpen: boolean) => {
    if (!isOpen && !isPinned) onClose()
  }
  const content = (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && (
            <Base.Description render={<div />} className={styles.description}>
              {description}
            </Base.Description>
          )}
        </div>
      </div>
      {children && <DialogBody>{children}</DialogBody>}
      {actions && <div className={styles.foot}>{actions}</div>}
    </>
  )
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
            {!isPinned && (
              <Base.Close
                render={<IconButton size="sm" label={words.close} icon={<CloseIcon />} className={styles.close} />}
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * The scrolling part of a dialog or sheet. If it scrolls and contains nothing focusable, it takes the focus itself, so
 * that keys scroll it.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const measure = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight + 1 && element.querySelector(FOCUSABLE) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={body} className={styles.body} {...(needsFocus && { tabIndex: 0 })}>
      {children}
    </div>
  )
}
