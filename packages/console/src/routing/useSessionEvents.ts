import { useData } from '@driver-trust/domain/data'
import { useEffect, useState } from 'react'

/** Renders again when the session begins or ends, here or in another tab. */
export function useSessionEvents(): void {
  const { session } = useData()
  const [, setCount] = useState(0)
  useEffect(() => session.subscribe(() => setCount((count) => count + 1)), [session])
}
