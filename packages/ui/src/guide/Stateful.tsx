import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'

interface StatefulProps<Value> {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

/** Keeps the value of a control, so that it can be tried out. */
export function Stateful<Value>({ start, children }: StatefulProps<Value>) {
  const [value, change] = useState(start)
  return children(value, change)
}

interface OpenedProps {
  /** Of the button that opens it. */
  label: string
  children: (open: boolean, close: () => void) => ReactNode
}

/** Shows an overlay as the button that opens it. */
export function Opened({ label, children }: OpenedProps) {
  return (
    <Stateful start={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>{label}</Button>
          {children(open, () => change(false))}
        </>
      )}
    </Stateful>
  )
}
