'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { english } from './english.ts'

/** The fixed words of the design system; a set with one missing doesn't compile. */
export type Words = typeof english

const WordsContext = createContext<Words>(english)

export interface WordsProviderProps {
  /** Keep the object's identity, or everything inside re-renders. */
  words: Words
  children: ReactNode
}

/** Translates the fixed words of everything inside it; without it they are British English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the provider above. */
export function useWords(): Words {
  return useContext(WordsContext)
}
