/** Seconds for which loaded data counts as fresh (spec, section 9: caching). */
export const freshness = { identity: 30, organisations: 30, driver: 60, other: 2 } as const

/** How long the data layer waits and keeps (spec, section 9: caching). */
export interface DataTiming {
  /** Milliseconds before each repetition of a failed load; as many repetitions as entries. */
  retryDelays: readonly number[]
  /** Milliseconds for a load with all its repetitions. */
  retryBudget: number
  /** Milliseconds after which data that nobody uses is dropped. */
  unusedLifetime: number
}

/** Three repetitions, the delay doubling from 1 s, within 45 s in all; unused data is kept for 5 minutes (spec, section 9: caching). */
export const productTiming: DataTiming = {
  retryDelays: [1000, 2000, 4000],
  retryBudget: 45_000,
  unusedLifetime: 5 * 60 * 1000,
}
