'use client'

import type { ReactNode } from 'react'
import { SurroundingsProvider } from '../internal/SurroundingsProvider.tsx'
import { useSurroundings, type Words } from '../internal/surroundings.ts'

export type { Words } from '../internal/surroundings.ts'

interface WordsProviderProps {
  /** Keep the object's identity, or everything inside re-renders. */
  words: Words
  children: ReactNode
}

/** Translates the fixed words of everything inside it; without it they are British English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return (
    <SurroundingsProvider part="words" value={words}>
      {children}
    </SurroundingsProvider>
  )
}

/** The words of the provider above. */
export function useWords(): Words {
  return useSurroundings().words
}
