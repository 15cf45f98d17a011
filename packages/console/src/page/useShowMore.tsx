import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { type ReactNode, useState } from 'react'

const STEP = 50

/** The first fifty items of a long list or `least` of them, and a button that shows fifty more while there are any. */
export function useShowMore<Item>(items: readonly Item[], least = 0): { shown: readonly Item[]; more: ReactNode } {
  const [count, setCount] = useState(STEP)
  const left = items.length - count
  const more = left > 0 && (
    <Button size="sm" onClick={() => setCount(count + STEP)}>
      {`Show ${formatCount(Math.min(STEP, left))} more of ${formatCount(left)}`}
    </Button>
  )
  return { shown: items.slice(0, Math.max(count, least)), more }
}
