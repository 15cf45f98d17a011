import { Banner } from '@driver-trust/ui/banner'
import { useSyncExternalStore } from 'react'

/** Shown while there is no connection; what is on screen stays usable and is refetched on reconnect. */
export function OfflineBanner() {
  return useIsOnline() ? null : <Banner tone="warning">You are offline</Banner>
}

/** Whether the browser has a connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
