'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement } from 'react'
import { positioner } from '../internal/popup.css.ts'
import { sheet } from './tooltip.css.ts'

export interface TooltipProps {
  /** A few words; screen readers announce them as the description. */
  text: string
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined
  /** Something that can be focused and passes on attributes and ref. */
  children: ReactElement<{ 'aria-description'?: string }>
}

/** A few more words about something that is clear without them, on hover or focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Provider delay={300} closeDelay={0}>
      <Base.Root>
        <Base.Trigger render={cloneElement(children, { 'aria-description': text })} />
        <Base.Portal>
          <Base.Positioner side={side} sideOffset={6} className={positioner}>
            <Base.Popup className={sheet}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
