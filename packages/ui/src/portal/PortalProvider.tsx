'use client'

import { type ReactNode, type RefCallback, type RefObject, useCallback } from 'react'
import { SurroundingsProvider } from '../internal/SurroundingsProvider.tsx'
import { type PortalContainer, useSurroundings } from '../internal/surroundings.ts'

export type { PortalContainer } from '../internal/surroundings.ts'

interface PortalProviderProps {
  /** Undefined is the body. */
  container: PortalContainer | undefined
  children: ReactNode
}

/** Renders every popup and dialog inside it into one element, such as the root of a shadow tree; menus open where they are. */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return (
    <SurroundingsProvider part="container" value={container}>
      {children}
    </SurroundingsProvider>
  )
}

/** What a popup takes over from the place where it is opened, if an element there sets it. */
const INHERITED = ['data-theme', 'data-brand', 'dir', 'lang']

interface PortalProps {
  container: PortalContainer | undefined
  ref: RefCallback<HTMLElement>
}

/** Props for a portal: where it goes, and what it looks like there. Without a trigger it opens from where the focus is. */
export function usePortal(trigger?: RefObject<Element | null>): PortalProps {
  const { container } = useSurroundings()
  const ref = useCallback(
    (portal: HTMLElement | null) => {
      const from = trigger?.current ?? focused(document)
      for (const name of portal && from ? INHERITED : []) {
        const value = inherited(from, name)
        if (value !== null) portal?.setAttribute(name, value)
      }
    },
    [trigger],
  )
  return { container, ref }
}

function focused(root: Document | ShadowRoot): Element | null {
  const inside = root.activeElement?.shadowRoot
  return inside?.activeElement ? focused(inside) : root.activeElement
}

/** The nearest value above an element, through shadow trees; what the whole page has, a portal inherits anyway. */
function inherited(element: Element | null, name: string): string | null {
  const holder = element?.closest(`[${name}]`)
  if (holder) return holder === document.documentElement ? null : holder.getAttribute(name)
  const root = element?.getRootNode()
  return root instanceof ShadowRoot ? inherited(root.host, name) : null
}
