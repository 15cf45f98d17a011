'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'

/** Styles and custom properties that only script can set. */
type ClientStyle = CSSProperties & Record<`--${string}`, string | number>

/**
 * A style for the browser only: in a server's HTML it would be an attribute, which a strict content security policy
 * forbids.
 */
export function useClientStyle(style: ClientStyle): CSSProperties | undefined {
  return useIsHydrated() ? style : undefined
}

/** False on a server, and in the first render of its HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
