'use client'

import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { positioner } from '../internal/popup.css.ts'
import { sheet, title as titleStyle } from './popover.css.ts'

export interface PopoverProps {
  /** Names the popover. */
  title: string
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** Something to read or set beside its button; the page stays usable. */
export function Popover({ title, trigger, align = 'start', open, onOpenChange, children }: PopoverProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className={positioner}>
          <Base.Popup className={sheet}>
            <Base.Title className={titleStyle}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
