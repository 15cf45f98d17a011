'use client'

import type { ReactNode } from 'react'
import { SurroundingsProvider } from '../internal/SurroundingsProvider.tsx'
import { useSurroundings } from '../internal/surroundings.ts'
import type { Brand } from './look.ts'

export type { Brand, MarkDrawing } from './look.ts'

/** Shows another brand's mark and name in everything inside it; `brandCss` makes the styles that go with it. */
export function BrandProvider({ brand, children }: { brand: Brand | undefined; children: ReactNode }) {
  return (
    <SurroundingsProvider part="brand" value={brand}>
      {children}
    </SurroundingsProvider>
  )
}

/** The brand of the provider above; undefined for ours. */
export function useBrand(): Brand | undefined {
  return useSurroundings().brand
}
