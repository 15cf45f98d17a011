import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../http/client/createClient.ts'
import { type DataContextValue, useData } from './DataProvider.tsx'
import type { Group } from './Read.ts'

export interface WriteEffect {
  /** Refetched if on screen, otherwise when next needed. */
  refetches: readonly Group[]
  /** Dropped, so that the old data never shows again. */
  forgets?: readonly Group[]
}

/** Drivers, users and live statuses are all rows of people: one group. */
const driverAction: WriteEffect = { refetches: ['people', 'stats', 'counters'], forgets: ['driver', 'activity'] }

/** Every write with what it makes stale (contract 4.6): the only table of refetches. */
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

export type WriteName = keyof typeof writes

export type Writes = Pick<Client, WriteName>

/** Runs work made of several writes. `touch` also refetches for a write whose outcome was only looked up. */
export type WriteBatch = <T>(work: (writes: Writes, touch: (name: WriteName) => void) => Promise<T>) => Promise<T>

/**
 * Runs work made of one or more writes and refetches once at the end, whatever the outcome. The work belongs to the
 * session it began in: once that ends, the next write rejects with an aborted RequestError and isn't sent. Writes are
 * never repeated here, and failures go to the caller.
 */
export function useWriteBatch(): WriteBatch {
  const { client, session, log, preloadedAt } = useData()
  const { mutate } = useSWRConfig()
  return useMemo(
    () => async (work) => {
      const effects = new Set<WriteEffect>()
      let isFailed = false
      const touch = (name: WriteName) => void effects.add(writes[name])
      const noted = notedWrites(client, {
        lifetime: session.lifetime(),
        onCall: touch,
        // A failed write may have reached the server all the same, so refetch either way.
        onFailure: (error) => {
          isFailed = true
          log.error(error)
        },
      })
      try {
        return await work(noted, touch)
      } finally {
        refresh({ mutate, preloadedAt }, [...effects], { isFailed })
      }
    },
    [client, session, log, preloadedAt, mutate],
  )
}

/** Single writes, each a batch of its own. */
export function useWrites(): Writes {
  const batch = useWriteBatch()
  return useMemo(() => {
    const entries = Object.keys(writes).map((name) => [
      name,
      (...args: never[]) => batch((noted) => (noted[name as WriteName] as AnyWrite)(...args)),
    ])
    return Object.fromEntries(entries) as Writes // same names as the table
  }, [batch])
}

/** One signature for every row of the table. */
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
  return Object.fromEntries(entries) as Writes // same names as the table
}

interface Refreshing extends Pick<DataContextValue, 'preloadedAt'> {
  mutate: ReturnType<typeof useSWRConfig>['mutate']
}

/**
 * Refetches what writes made stale, each group once. Only a success drops data; after a failure the data may still be
 * true, so it stays on screen while it is refetched.
 */
function refresh(
  { mutate, preloadedAt }: Refreshing,
  effects: readonly WriteEffect[],
  { isFailed }: { isFailed: boolean },
): void {
  preloadedAt.clear()
  const isOf = (groups: readonly Group[]) => (key: unknown) => Array.isArray(key) && groups.includes(key[0])
  const stale = effects.flatMap(({ refetches }) => refetches)
  const gone = effects.flatMap(({ forgets = [] }) => forgets)
  if (!isFailed && gone.length > 0) mutate(isOf(gone), undefined, { revalidate: false }).catch(leave)
  mutate(isOf(isFailed ? [...stale, ...gone] : stale)).catch(leave)
}

function leave() {
  // A failed refetch shows on its screen; and once the page has gone, nothing is stale.
}
