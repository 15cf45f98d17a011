export interface NavigationTiming {
  /** Milliseconds that a link is pointed at or focused before its screen is loaded. */
  preloadDelay: number
  /** Milliseconds that the present screen stays while the next one loads. */
  pendingAfter: number
  /** Milliseconds that the pending view stays at least. */
  minimumPending: number
}

/** The product's times (spec, section 9: Router timing); stories wait for nothing. */
export const productNavigation: NavigationTiming = { preloadDelay: 50, pendingAfter: 1000, minimumPending: 500 }
