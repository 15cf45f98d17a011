'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { DialogClose, DialogContent } from '../dialog/DialogContent.tsx'
import { backdrop } from '../dialog/dialog.css.ts'
import { cx } from '../internal/cx.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { foot, popup } from './sheet.css.ts'

interface SheetProps extends Omit<ComponentProps<'div'>, 'title'> {
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
  const portal = usePortal()
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal {...portal}>
        <Base.Backdrop className={backdrop} />
        <Base.Popup {...rest} className={cx(popup, className)}>
          <DialogContent {...{ title, description, actions }} footClassName={foot}>
            {children}
          </DialogContent>
          <DialogClose />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
