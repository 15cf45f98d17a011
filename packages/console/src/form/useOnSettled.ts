import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEventListener } from '../host/useEventListener.ts'

/** Milliseconds after the last key, so that a text isn't sent letter by letter (contract 9.6). */
export const DEBOUNCE = 300

/**
 * Calls back once nobody has typed for a while. While an input method composes, as for Japanese, it waits: what the field holds isn't what
 * the user means yet. The signal is aborted by whatever is typed next.
 */
export function useOnSettled(text: string, onSettled: (signal: AbortSignal) => unknown): void {
  const isComposing = useRef(false) // read when the wait is over: a state could be rendered later than that
  const [composed, setComposed] = useState(0)
  useEventListener(document, 'compositionstart', () => {
    isComposing.current = true
  })
  useEventListener(document, 'compositionend', () => {
    isComposing.current = false
    setComposed((count) => count + 1)
  })
  const settle = useEffectEvent(onSettled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins another wait, and so does the end of composing
  useEffect(() => {
    const stop = new AbortController()
    setTimeout(() => {
      if (!isComposing.current && !stop.signal.aborted) settle(stop.signal)
    }, DEBOUNCE)
    return () => stop.abort()
  }, [text, composed])
}

/**
 * The text of a field that sets a value, such as a filter in the address, once nobody has typed for a while. Blanks around it stay in the
 * field; a value that changes elsewhere, as by going back, replaces it.
 */
export function useTypedText(value: string, onSettle: (text: string) => void): [string, (text: string) => void] {
  const [field, setField] = useState({ text: value, value })
  if (field.value !== value) setField({ text: field.text.trim() === value ? field.text : value, value })
  const { text } = field
  useOnSettled(text, () => {
    const wanted = text.trim()
    if (wanted !== value) onSettle(wanted)
  })
  return [text, (text) => setField({ text, value })]
}
