import { useEffect, useState } from 'react'

/** Milliseconds after the last key, so that a text isn't sent letter by letter (contract 9.6). */
export const DEBOUNCE = 300

/** The text once nobody has typed for a while; a word that is still being composed waits. */
export function useDebounced(text: string): string {
  const isComposing = useIsComposing()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => setSettled(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, isComposing])
  return settled
}

/** True while an input method composes, as for Japanese: what the field holds isn't what the user means yet. */
export function useIsComposing(): boolean {
  const [isComposing, setIsComposing] = useState(false)
  useEffect(() => {
    const begin = () => setIsComposing(true)
    const end = () => setIsComposing(false)
    document.addEventListener('compositionstart', begin)
    document.addEventListener('compositionend', end)
    return () => {
      document.removeEventListener('compositionstart', begin)
      document.removeEventListener('compositionend', end)
    }
  }, [])
  return isComposing
}
