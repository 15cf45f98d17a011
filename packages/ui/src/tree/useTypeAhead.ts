import { useRef } from 'react'

const PAUSE = 600

/** Collects letters typed in quick succession; gives '' for any other key. */
export function useTypeAhead(): (event: {
  key: string
  timeStamp: number
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}) => string {
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
