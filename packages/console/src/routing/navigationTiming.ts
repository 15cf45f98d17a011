import type { PendingTiming } from '../load/pendingView.ts'

export interface NavigationTiming extends PendingTiming {
  /** Milliseconds that a link is pointed at or focused before its screen is loaded. */
  preloadDelay: number
}

/** The product's times (spec, section 9: Router timing); stories wait for nothing. */
export const productNavigation: NavigationTiming = { preloadDelay: 50, pendingAfter: 1000, minimumPending: 500 }
