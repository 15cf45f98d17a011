import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds after which what is shown is looked at again. */
const EVERY = 10

interface Polled {
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** Loads again every 10 s while the page is seen; gives how many seconds ago that was. */
export function usePolling({ isValidating, mutate }: Polled): number {
  const [age, setAge] = useState(0)
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    setAge(age + 1)
    if (age + 1 >= EVERY && !isValidating)
      void mutate().then(
        () => setAge(0),
        () => undefined, // what fails stays on screen with its age, and is tried again
      )
  })
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return age
}
