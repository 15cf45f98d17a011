import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'

/** One cached read: its cache key, how long its data stays fresh, and how to load it. */
export interface Read<T> {
  key: readonly [group: Group, ...details: unknown[]]
  /** Seconds. */
  freshness: number
  /** `log` is for a load that can do without one of its parts; the caller logs rejections. */
  load: (client: Client, signal: AbortSignal, log: Log) => Promise<T>
  /** Seconds after which it is read again by itself, while it is in view and visible: for what someone may act on without touching the page. */
  repeat?: number
  /** Keeps showing the previous data while the next loads: for the pages of a list. */
  keepsPrevious?: boolean
}

/** The groups of cached data (contract 3.5); the first part of every key. */
export const groups = [
  'identity',
  'organisations',
  'counters',
  'stats',
  'settings',
  'people',
  'invitations',
  'driver',
  'activity',
  'names',
] as const

export type Group = (typeof groups)[number]

/** Seconds after which what is on screen is read again (contract 9.2): a driver, and lists with their figures. */
export const repeat = { driver: 65, lists: 300 } as const // longer than `freshness`, within which nothing is asked twice

/** Seconds for which loaded data stays fresh (contract 9.2). */
export const freshness = { identity: 30, organisations: 30, driver: 60, other: 2 } as const

export interface DataTiming {
  /** Milliseconds before each retry of a failed load, one entry per retry. */
  retryDelays: readonly number[]
  /** Milliseconds for a load with all its retries. */
  retryBudget: number
  /** Milliseconds after which unused data is dropped. */
  unusedLifetime: number
  /** Milliseconds after a write at which a list that still shows the old value is read again. */
  rereadDelays: readonly number[]
}

/** The console's timing (contract 9.2, 9.4 and 9.5). */
export const productTiming: DataTiming = {
  retryDelays: [1000, 2000, 4000],
  retryBudget: 45_000,
  unusedLifetime: 5 * 60 * 1000,
  rereadDelays: [2000, 5000],
}
