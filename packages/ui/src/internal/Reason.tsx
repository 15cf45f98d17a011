'use client'

import { anchored } from './reason.css.ts'
import { useClientStyle } from './useClientStyle.ts'

interface ReasonProps {
  id: string
  /** The CSS anchor name of the explained element. */
  anchor: string
  children: string
}

/** Why something is disabled: the description of the control before it, shown on hover and focus. */
export function Reason({ id, anchor, children }: ReasonProps) {
  const style = useClientStyle({ positionAnchor: anchor })
  return (
    <span id={id} role="tooltip" className={anchored} style={style}>
      {children}
    </span>
  )
}
