'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ComponentProps, cloneElement, type ReactElement, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { positioner } from '../internal/popup.css.ts'
import { usePortal } from '../portal/PortalProvider.tsx'
import { sheet } from './tooltip.css.ts'

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words; screen readers announce them as the description. */
  text: string
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** Something that can be focused and passes on attributes and ref. */
  children: ReactElement<{ 'aria-description'?: string }>
}

/** A few more words about something that is clear without them, on hover or focus. */
export function Tooltip({ text, side = 'top', className, children, ...rest }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const portal = usePortal(trigger)
  return (
    <Base.Provider delay={300} closeDelay={0}>
      <Base.Root>
        <Base.Trigger ref={trigger} render={cloneElement(children, { 'aria-description': text })} />
        <Base.Portal {...portal}>
          <Base.Positioner side={side} sideOffset={6} className={positioner}>
            <Base.Popup {...rest} className={cx(sheet, className)}>
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
