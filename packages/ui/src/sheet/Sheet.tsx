'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { DialogBody } from '../dialog/Dialog.tsx'
import * as dialog from '../dialog/dialog.css.ts'
import { CloseIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { foot, popup } from './sheet.css.ts'

export interface SheetProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Always visible at the bottom; "Cancel" first, the last one acts. */
  actions?: ReactNode
  children: ReactNode
}

/** A task that needs the window's height and keeps the page beside it visible: filters, who is affected. */
export function Sheet({ open, onClose, title, description, actions, className, children, ...rest }: SheetProps) {
  const words = useWords()
  const portal = usePortal()
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal {...portal}>
        <Base.Backdrop className={dialog.backdrop} />
        <Base.Popup {...rest} className={cx(popup, className)}>
          <div className={dialog.head}>
            <div className={dialog.titles}>
              <Base.Title className={dialog.title}>{title}</Base.Title>
              {description && (
                <Base.Description render={<div />} className={dialog.description}>
                  {description}
                </Base.Description>
              )}
            </div>
          </div>
          <DialogBody>{children}</DialogBody>
          {actions && <div className={cx(dialog.foot, foot)}>{actions}</div>}
          <Base.Close
            render={<IconButton size="sm" label={words.close} icon={<CloseIcon />} className={dialog.close} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
