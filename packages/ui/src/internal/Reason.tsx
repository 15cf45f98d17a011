import type { CSSProperties } from 'react'
import { anchored } from './reason.css.ts'

export interface ReasonProps {
  id: string
  /** The CSS anchor name of the element that is explained. */
  anchor: string
  children: string
}

/** Why something cannot be used: the description of the control before it, shown while that is hovered or focused. */
export function Reason({ id, anchor, children }: ReasonProps) {
  return (
    <span id={id} role="tooltip" className={anchored} style={{ positionAnchor: anchor } as CSSProperties}>
      {children}
    </span>
  )
}
