'use client'

import type { ReactNode } from 'react'
import { SurroundingsProvider } from '../internal/SurroundingsProvider.tsx'
import { type LinkComponent, type LinkComponentProps, useSurroundings } from '../internal/surroundings.ts'

export type { LinkComponent, LinkComponentProps } from '../internal/surroundings.ts'

interface LinkProviderProps {
  /** Renders every link of the design system; pass the router's link. */
  component: LinkComponent
  children: ReactNode
}

/** Tells all links inside it how to navigate; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return (
    <SurroundingsProvider part="link" value={component}>
      {children}
    </SurroundingsProvider>
  )
}

/** An unstyled link, navigated by the LinkProvider above it. */
export function Link(props: LinkComponentProps) {
  const { link: Component = 'a' } = useSurroundings()
  return <Component {...props} />
}
