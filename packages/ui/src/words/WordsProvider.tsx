'use client'

import type { ReactNode } from 'react'
import { Surround, useSurroundings, type Words } from '../internal/surroundings.tsx'

export type { Words } from '../internal/surroundings.tsx'

export interface WordsProviderProps {
  /** Keep the object's identity, or everything inside re-renders. */
  words: Words
  children: ReactNode
}

/** Translates the fixed words of everything inside it; without it they are British English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return (
    <Surround part="words" value={words}>
      {children}
    </Surround>
  )
}

/** The words of the provider above. */
export function useWords(): Words {
  return useSurroundings().words
}
