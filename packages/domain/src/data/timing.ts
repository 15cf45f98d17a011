/** Seconds for which loaded data counts as fresh (spec, section 9: caching). */
export const FRESHNESS = { identity: 30, organisations: 30, driver: 60, list: 2 } as const

export interface DataTiming {
  /** Milliseconds before each repetition of a failed load; as many repetitions as entries. */
  retryDelays: readonly number[]
}

/** Three repetitions, the delay doubling from 1 s, never over 30 s (spec, section 9: caching). */
export const productTiming: DataTiming = { retryDelays: [1000, 2000, 4000] }
