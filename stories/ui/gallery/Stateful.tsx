import { type ReactNode, useState } from 'react'

export interface StatefulProps<Value> {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Keeps the value of a control, so that it can be tried out. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, change] = useState(start)
  return children(value, change)
}
