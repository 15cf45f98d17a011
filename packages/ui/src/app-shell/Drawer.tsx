import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { CloseIcon } from '../icon/icons/CloseIcon.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { drawer, drawerHead } from './appShell.css.ts'

export interface DrawerProps {
  id: string
  label: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The navigation where there is no room beside the page: the browser's modal dialog keeps and returns the focus. */
export function Drawer({ id, label, closeLabel, isOpen, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const closeWhenLeaving = (event: MouseEvent<HTMLElement>) => {
    const isBackdrop = event.target === event.currentTarget
    const isLink = event.target instanceof Element && event.target.closest('a[href]')
    if (isBackdrop || isLink) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and links and buttons inside bring their own keys
    <dialog id={id} ref={dialog} aria-label={label} className={drawer} onClose={onClose} onClick={closeWhenLeaving}>
      <div className={drawerHead}>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}
