import { Button } from '@driver-trust/ui/button'
import { type ReactNode, useState } from 'react'

const STEP = 50

/** People are asked for in one call, for so many entries of a log at most; further ones are done by "Someone". */
export const NAMED = 1000

/** The first fifty of a long list, and the button that shows fifty more, for as long as there are any. */
export function useShowMore<Item>(items: readonly Item[]): { shown: readonly Item[]; more: ReactNode } {
  const [count, setCount] = useState(STEP)
  const left = items.length - count
  const more = left > 0 && (
    <Button size="sm" onClick={() => setCount(count + STEP)}>
      {`Show ${Math.min(STEP, left)} more of ${left}`}
    </Button>
  )
  return { shown: items.slice(0, count), more }
}
