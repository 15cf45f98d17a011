'use client'

import { type KeyboardEvent, useRef } from 'react'

/** Milliseconds after which a letter begins a new word. */
const PAUSE = 700

/** Collects letters typed in quick succession; returns '' for any other key. */
export function useTypeAhead(): (event: KeyboardEvent) => string {
  const before = useRef({ text: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const { text, at } = before.current
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey
    const isContinued = timeStamp - at < PAUSE && text !== ''
    if (!isLetter || (key === ' ' && !isContinued)) return ''
    const next = isContinued ? text + key : key
    before.current = { text: next, at: timeStamp }
    return next
  }
}

/** The place of the next text that begins with what was typed; one letter goes on from the present one. -1 for nothing. */
export function startingWith(typed: string, { texts, at }: { texts: readonly string[]; at: number }): number {
  if (typed === '') return -1
  const from = typed.length === 1 ? at + 1 : Math.max(at, 0)
  const places = [...texts.keys()]
  const isMatch = (place: number) => texts[place]?.toLowerCase().startsWith(typed.toLowerCase()) === true
  return [...places.slice(from), ...places].find(isMatch) ?? -1
}
