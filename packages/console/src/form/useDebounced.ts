import { useEffect, useEffectEvent, useState } from 'react'

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

/**
 * The text of a field that sets a value, such as a filter in the address, once nobody has typed for a while. Blanks around it stay in the
 * field; a value that changes elsewhere, as by going back, replaces it.
 */
export function useTypedText(value: string, onSettle: (text: string) => void): [string, (text: string) => void] {
  const [field, setField] = useState({ text: value, value })
  if (field.value !== value) setField({ text: field.text.trim() === value ? field.text : value, value })
  const isComposing = useIsComposing()
  const settle = useEffectEvent(onSettle)
  const { text } = field
  useEffect(() => {
    const wanted = text.trim()
    if (isComposing || wanted === value) return undefined
    const timer = setTimeout(() => settle(wanted), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text, value, isComposing])
  return [text, (text) => setField({ text, value })]
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
