'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { english } from './english.ts'

/** The fixed words of the design system; a set without one of them doesn't compile. */
export type Words = typeof english

const WordsContext = createContext<Words>(english)

export interface WordsProviderProps {
  /** Keep the object's identity, or everything inside re-renders. */
  words: Words
  children: ReactNode
}

/** Says the fixed words of everything inside it in another language; without it they are in British English. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the provider above. */
export function useWords(): Words {
  return useContext(WordsContext)
}
