import type { Client } from '../http/createClient.ts'
import type { Group } from './groups.ts'

/** One cached question to the server: its name in the cache, how long the answer counts as fresh, and how it is asked (spec, section 9: caching). */
export interface Read<T> {
  key: readonly [group: Group, ...details: unknown[]]
  /** Seconds (spec, section 9: caching). */
  freshness: number
  load: (client: Client, signal: AbortSignal) => Promise<T>
  /** Shows the answer before while the next one loads: for pages of one list. */
  keepsPrevious?: boolean
}
