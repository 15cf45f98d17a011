import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../http/client/createClient.ts'
import { type DataInside, useData } from './DataProvider.tsx'
import type { Group } from './Read.ts'

/** What a write makes stale. */
export interface WriteEffect {
  /** Refetched where it is on screen, and when it is next needed. */
  refetches: readonly Group[]
  /** Dropped, so that it can never be shown as it was. */
  forgets?: readonly Group[]
}

/** Lists of drivers, of users and of one driver's statuses are rows of people: one group. After any driver action lists, stats and counters are refetched. */
const driverAction: WriteEffect = { refetches: ['people', 'stats', 'counters'], forgets: ['driver', 'activity'] }

/** Every call that changes something, with what it makes stale: the one table of refetches. */
export const writes = {
  updateProfile: { refetches: ['identity'] },
  changePassword: { refetches: [] },
  changeRole: { refetches: ['people'] },
  setStatus: driverAction,
  liftBan: driverAction,
  removeMember: driverAction,
  createOrganisation: { refetches: ['organisations', 'counters'] },
  updateOrganisation: { refetches: ['organisations'] },
  deleteOrganisation: { refetches: ['organisations', 'counters'] },
  updateSettings: { refetches: ['settings'] },
  withdrawInvitations: { refetches: ['invitations'] },
  inviteUser: { refetches: ['invitations'] },
  inviteDrivers: { refetches: ['invitations'] },
  inviteDriversByCsv: { refetches: ['invitations'] },
  acceptInvitation: { refetches: ['identity', 'organisations'] },
  verifyEmail: { refetches: ['identity'] },
} as const satisfies Partial<Record<keyof Client, WriteEffect>>

/** A call that changes something. */
export type WriteName = keyof typeof writes

/** The client's own functions for every call that changes something. */
export type Writes = Pick<Client, WriteName>

/** Does work that writes several times; `touch` refetches what a write made stale whose outcome was only looked up. */
export type WriteBatch = <T>(work: (writes: Writes, touch: (name: WriteName) => void) => Promise<T>) => Promise<T>

/**
 * For work of one or several writes: what they make stale is refetched once, when the work is over, however it ended. The work belongs
 * to the session it was started in: once that ends, the next write rejects with an aborted RequestError and isn't sent. A write is never
 * repeated here, and its failure is the caller's.
 */
export function useWriteBatch(): WriteBatch {
  const { client, session, log, prepared } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(
    () => async (work) => {
      const effects = new Set<WriteEffect>()
      let isFailed = false
      const touch = (name: WriteName) => void effects.add(writes[name])
      const noted = notedWrites(client, {
        lifetime: session.lifetime(),
        onCall: touch,
        // A failure may have reached the server all the same: what is on screen is refetched either way.
        onFailure: (error) => {
          isFailed = true
          log.error(error)
        },
      })
      try {
        return await work(noted, touch)
      } finally {
        refresh({ mutate, prepared }, [...effects], { isFailed })
      }
    },
    [client, session, log, prepared, mutate],
  )
}

/** The same for single writes: each is a batch of its own. */
export function useWrites(): Writes {
  const batch = useWriteBatch()
  return useMemo(() => {
    const entries = Object.keys(writes).map((name) => [
      name,
      (...args: never[]) => batch((noted) => (noted[name as WriteName] as AnyWrite)(...args)),
    ])
    return Object.fromEntries(entries) as Writes // the table's names are the type's names
  }, [batch])
}

/** One signature for all rows of the table. */
type AnyWrite = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

interface Notes {
  lifetime: AbortSignal
  onCall: (name: WriteName) => void
  onFailure: (error: unknown) => void
}

function notedWrites(client: Client, { lifetime, onCall, onFailure }: Notes): Writes {
  const entries = Object.keys(writes).map((name) => [
    name,
    async (input?: Record<string, unknown>, options?: CallOptions) => {
      onCall(name as WriteName)
      try {
        return await (client[name as WriteName] as AnyWrite)(input, { ...options, lifetime })
      } catch (error) {
        onFailure(error)
        throw error
      }
    },
  ])
  return Object.fromEntries(entries) as Writes // the table's names are the type's names
}

interface Refreshing extends Pick<DataInside, 'prepared'> {
  mutate: ReturnType<typeof useSWRConfig>['mutate']
}

/**
 * Looks again at what writes made stale, each group once. What a success makes untrue for good is dropped; after a failure it may still
 * be on screen and true, so it is looked at again like the rest.
 */
export function refresh(
  { mutate, prepared }: Refreshing,
  effects: readonly WriteEffect[],
  { isFailed }: { isFailed: boolean },
): void {
  prepared.clear()
  const isOf = (groups: readonly Group[]) => (key: unknown) => Array.isArray(key) && groups.includes(key[0])
  const stale = effects.flatMap(({ refetches }) => refetches)
  const gone = effects.flatMap(({ forgets = [] }) => forgets)
  if (!isFailed && gone.length > 0) mutate(isOf(gone), undefined, { revalidate: false }).catch(leave)
  mutate(isOf(isFailed ? [...stale, ...gone] : stale)).catch(leave)
}

function leave() {
  // What fails to load says so where it is shown; and once the cache is gone with its page, nothing is stale.
}
