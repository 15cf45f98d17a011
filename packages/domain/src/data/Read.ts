import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import type { SignedInUser } from '../user/User.ts'

/** One cached question to the server: its name in the cache, how long the answer counts as fresh, and how it is asked. */
export interface Read<T> {
  key: readonly [group: Group, ...details: unknown[]]
  /** Seconds. */
  freshness: number
  /** `log`: for a part that may be missing; what rejects is logged by the caller. */
  load: (client: Client, signal: AbortSignal, log: Log) => Promise<T>
  /** Shows the answer before while the next one loads: for pages of one list. */
  keepsPrevious?: boolean
}

/** The groups of cached data; the first word of every key. */
export const groups = [
  'identity',
  'organisations',
  'counters',
  'stats',
  'settings',
  'people',
  'invitations',
  'driver',
  'deadlines',
  'activity',
  'names',
] as const

/** One of {@link groups}. */
export type Group = (typeof groups)[number]

/** Seconds for which loaded data counts as fresh. */
export const freshness = { identity: 30, organisations: 30, driver: 60, other: 2 } as const

/** How long the data layer waits and keeps. */
export interface DataTiming {
  /** Milliseconds before each repetition of a failed load; as many repetitions as entries. */
  retryDelays: readonly number[]
  /** Milliseconds for a load with all its repetitions. */
  retryBudget: number
  /** Milliseconds after which data that nobody uses is dropped. */
  unusedLifetime: number
}

/** Three repetitions, the delay doubling from 1 s, within 45 s in all; unused data is kept for 5 minutes. */
export const productTiming: DataTiming = {
  retryDelays: [1000, 2000, 4000],
  retryBudget: 45_000,
  unusedLifetime: 5 * 60 * 1000,
}

/** What is read of whoever signs in, apart from the rest: the sign-in needs nothing more. */
export const accountReads = {
  /** The person who is signed in. */
  identity: (): Read<SignedInUser> => ({
    key: ['identity'],
    freshness: freshness.identity,
    load: (client, signal) => client.whoami({}, { signal }),
  }),
  /** The organisations in view, or null when there is none yet. */
  organisationTree: (): Read<OrganisationTree | null> => ({
    key: ['organisations'],
    freshness: freshness.organisations,
    load: (client, signal) => client.organisationTree({}, { signal }),
  }),
} as const
