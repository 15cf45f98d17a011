import { useEffect, useEffectEvent } from 'react'

export function useInterval(onTick: () => void, milliseconds: number, isOn = true): void {
  const tick = useEffectEvent(onTick)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => tick(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, isOn])
}
