import type { Client } from '../http/createClient.ts'
import type { Log } from '../http/log.ts'
import type { Group } from './groups.ts'

/** One cached question to the server: its name in the cache, how long the answer counts as fresh, and how it is asked (spec, section 9: caching). */
export interface Read<T> {
  key: readonly [group: Group, ...details: unknown[]]
  /** Seconds (spec, section 9: caching). */
  freshness: number
  /** `log`: for a part that may be missing; what rejects is logged by the caller. */
  load: (client: Client, signal: AbortSignal, log: Log) => Promise<T>
  /** Shows the answer before while the next one loads: for pages of one list. */
  keepsPrevious?: boolean
}
