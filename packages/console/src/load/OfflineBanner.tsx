import { Banner } from '@driver-trust/ui/banner'
import { useIsOnline } from './useIsOnline.ts'

/** Shown while there is no connection; what is on screen stays usable and is refetched on reconnect. */
export function OfflineBanner() {
  return useIsOnline() ? null : <Banner tone="warning">You are offline</Banner>
}
