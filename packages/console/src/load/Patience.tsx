import { Button } from '@driver-trust/ui/button'
import { RefreshIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Text } from '@driver-trust/ui/text'
import { createContext, useContext, useEffect, useState } from 'react'

/** Milliseconds after which a wait says that it goes on, and after which it can be begun again. */
export interface PatienceTiming {
  words: number
  retry: number
}

/** The product's times; stories bring their own, in which a wait stays as it began or is long from the start. */
export const PatienceContext = createContext<PatienceTiming>({ words: 3000, retry: 10_000 })

interface PatienceProps {
  /** Begins the load again; without it there are words alone. */
  onRetry?: (() => void) | undefined
  /** Out of the way of what is loading, which stands below. */
  isAbove?: boolean
}

/** What a first load says while it takes long: nothing for a moment, then that it goes on, then how to begin again. */
export function Patience({ onRetry, isAbove = false }: PatienceProps) {
  const { words, retry } = useContext(PatienceContext)
  const [attempt, setAttempt] = useState(1)
  const isLong = useIsOver(words, attempt)
  const isStuck = useIsOver(retry, attempt)
  const begin = () => {
    setAttempt(attempt + 1)
    onRetry?.()
  }
  if (!isLong) return null
  return (
    <Inline role="status" gap="3" justify="center" style={isAbove ? { marginBlockEnd: 16 } : undefined}>
      <Text tone="muted">Still loading…</Text>
      {isStuck && onRetry && (
        <Button size="sm" iconStart={<RefreshIcon />} onClick={begin}>
          Try again
        </Button>
      )}
    </Inline>
  )
}

function useIsOver(milliseconds: number, attempt: number): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (!Number.isFinite(milliseconds)) return undefined
    const timer = setTimeout(() => setOver(attempt), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, attempt])
  return over === attempt
}
