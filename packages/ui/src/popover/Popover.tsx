'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { type ComponentProps, type ReactElement, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { positioner } from '../internal/popup.css.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { sheet, title as titleStyle } from './popover.css.ts'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the popover. */
  title: string
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Something to read or set beside its button; the page stays usable. */
export function Popover({
  title,
  trigger,
  align = 'start',
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const portal = usePortal(button)
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal {...portal}>
        <Base.Positioner align={align} sideOffset={4} className={positioner}>
          <Base.Popup {...rest} className={cx(sheet, className)}>
            <Base.Title className={titleStyle}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
