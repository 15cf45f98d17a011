'use client'

import { type FocusEvent, type RefObject, useRef } from 'react'

interface Handlers<Target> {
  onFocus?: ((event: FocusEvent<Target>) => void) | undefined
  onBlur?: ((event: FocusEvent<Target>) => void) | undefined
}

/**
 * Handlers for a control whose popup takes the focus while it is open: going there isn't leaving the control, and coming
 * back isn't reaching it. If the focus goes elsewhere from the popup, the control has been left.
 */
export function useLeaving<Target extends HTMLElement>(
  { onFocus, onBlur }: Handlers<Target>,
  popup: RefObject<HTMLElement | null>,
) {
  const left = useRef<FocusEvent<Target>>(null)
  const isInside = (target: EventTarget | null) => target instanceof Node && popup.current?.contains(target) === true
  return {
    onFocus: (event: FocusEvent<Target>) => {
      if (!left.current) onFocus?.(event)
      left.current = null
    },
    onBlur: (event: FocusEvent<Target>) => {
      if (isInside(event.relatedTarget)) left.current = event
      else onBlur?.(event)
    },
    /** Once the popup has closed; it returns the focus only then. */
    onClosed: () => {
      const event = left.current
      const root = popup.current?.getRootNode()
      const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
      if (!event || isInside(focused)) return
      left.current = null
      onBlur?.(event)
    },
  }
}
