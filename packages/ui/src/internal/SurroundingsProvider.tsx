'use client'

import { type ReactNode, useMemo } from 'react'
import { type Surroundings, SurroundingsContext, useSurroundings } from './surroundings.ts'

interface SurroundingsProviderProps<Part extends keyof Surroundings> {
  part: Part
  /** Keep its identity, or whatever depends on its surroundings re-renders. */
  value: Surroundings[Part]
  children: ReactNode
}

/** Changes one part for everything inside. */
export function SurroundingsProvider<Part extends keyof Surroundings>(props: SurroundingsProviderProps<Part>) {
  const { part, value, children } = props
  const outer = useSurroundings()
  const inner = useMemo(() => ({ ...outer, [part]: value }), [outer, part, value])
  return <SurroundingsContext value={inner}>{children}</SurroundingsContext>
}
