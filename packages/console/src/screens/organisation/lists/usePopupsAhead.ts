import { loadMenuPopup } from '@driver-trust/ui/menu'
import { loadSelectPopup } from '@driver-trust/ui/select'
import { useEffect } from 'react'

/** Fetches what menus and selects open with when the list is there and the browser idle, so that the first press waits for nothing. */
export function usePopupsAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || !('requestIdleCallback' in window)) return // Safari: it fetches them when they are pointed at
    const idle = requestIdleCallback(() => void Promise.allSettled([loadMenuPopup(), loadSelectPopup()]))
    return () => cancelIdleCallback(idle)
  }, [isReady])
}
