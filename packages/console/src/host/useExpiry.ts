import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two looks. */
const LOOK = 1000

/**
 * Calls once what is on has been so for `milliseconds`: by the device's clock, as timers can stand still while a device sleeps, or by the
 * page's own count, as that clock can be set back.
 */
export function useExpiry(onOver: () => void, milliseconds: number, isOn: boolean): void {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOn) return undefined
    const [date, count] = [Date.now(), performance.now()]
    const timer = setInterval(() => {
      if (Math.max(Date.now() - date, performance.now() - count) < milliseconds) return
      clearInterval(timer)
      over()
    }, LOOK)
    return () => clearInterval(timer)
  }, [milliseconds, isOn])
}
