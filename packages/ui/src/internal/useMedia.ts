import { useEffect, useState } from 'react'

/** Whether a media condition holds now; follows its changes. Asked for at each rendering it would style the whole page each time. */
export function useMedia(condition: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(condition).matches)
  useEffect(() => {
    const list = matchMedia(condition)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [condition])
  return matches
}
