import { type ReactNode, useState } from 'react'

export interface HeldProps<Value> {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Keeps the value of a control, so that it can be tried out. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, change] = useState(start)
  return children(value, change)
}
