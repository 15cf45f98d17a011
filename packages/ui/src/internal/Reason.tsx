import type { CSSProperties } from 'react'
import { anchored } from './reason.css.ts'

export interface ReasonProps {
  id: string
  /** The CSS anchor name of the explained element. */
  anchor: string
  children: string
}

/** Why something is disabled: the description of the control before it, shown on hover and focus. */
export function Reason({ id, anchor, children }: ReasonProps) {
  return (
    <span id={id} role="tooltip" className={anchored} style={{ positionAnchor: anchor } as CSSProperties}>
      {children}
    </span>
  )
}
