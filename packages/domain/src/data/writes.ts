import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { CallOptions, Client } from '../http/client/createClient.ts'
import { pause } from '../http/client/exchange.ts'
import { isFields, tableOf } from '../struct/shape.ts'
import { type DataContextValue, type KeyUsage, type ListedRow, useData } from './DataContext.ts'
import type { Group } from './Read.ts'

export interface WriteEffect {
  /** Refetched if on screen, otherwise when next needed. */
  refetches: readonly Group[]
  /** Dropped, so that the old data never shows again; loaded again if on screen. */
  forgets?: readonly Group[]
  /** True for a row of a list that the write should have changed or removed. */
  isOld?: (row: ListedRow, input: WriteInput) => boolean
}

type WriteInput = Readonly<Record<string, unknown>>

/** Drivers, users and live statuses are all rows of people: one group. */
const driverAction: WriteEffect = { refetches: ['people', 'stats', 'counters'], forgets: ['driver', 'activity'] }

const isMember = (row: ListedRow, input: WriteInput) =>
  row.id === input.user_id && row.organizationId === input.organization_id

/** Every write with what it makes stale (contract 4.6): the only table of refetches. */
export const writes = {
  updateProfile: { refetches: ['identity'] },
  changePassword: { refetches: [] },
  changeRole: { refetches: ['people'], isOld: (row, input) => row.id === input.user_id && row.role !== input.role },
  setStatus: {
    ...driverAction,
    isOld: (row, { userId, organizationId, status }) =>
      row.id === userId && row.organizationId === organizationId && row.status !== status,
  },
  liftBan: { ...driverAction, isOld: (row, input) => isMember(row, input) && row.status === 'banned_explicitly' },
  // A banned person stays in the list of bans.
  removeMember: { ...driverAction, isOld: (row, input) => isMember(row, input) && row.status !== 'banned_explicitly' },
  createOrganisation: { refetches: ['organisations', 'counters'] },
  updateOrganisation: { refetches: ['organisations'] },
  deleteOrganisation: { refetches: ['organisations', 'counters'] },
  updateSettings: { refetches: ['settings'] },
  withdrawInvitations: {
    refetches: ['invitations'],
    isOld: ({ id }, { ids }) => Array.isArray(ids) && ids.includes(id),
  },
  inviteUser: { refetches: ['invitations'] },
  inviteDrivers: { refetches: ['invitations'] },
  inviteDriversByCsv: { refetches: ['invitations'] },
  acceptInvitation: { refetches: ['identity', 'organisations'] },
  verifyEmail: { refetches: ['identity'] },
} as const satisfies Partial<Record<keyof Client, WriteEffect>>

export type WriteName = keyof typeof writes

export type Writes = Pick<Client, WriteName>

/** Runs work made of several writes. `touch` also refetches for a write whose outcome was only looked up. */
type WriteBatch = <T>(work: (writes: Writes, touch: (name: WriteName) => void) => Promise<T>) => Promise<T>

/**
 * Runs work made of one or more writes and refetches once at the end, whatever the outcome; again after 2 and 5 s while
 * a list still shows what a write should have changed. The work belongs to the session it began in: once that ends, the next write rejects with an aborted RequestError and isn't sent. Writes are
 * never repeated here, and failures go to the caller.
 */
export function useWriteBatch(): WriteBatch {
  const data = useData()
  const { mutate, cache } = useSWRConfig()
  return useMemo(
    () => async (work) => {
      const { client, session, log, timing, usage, ownLists, loads } = data
      const effects = new Set<WriteEffect>()
      const lifetime = session.lifetime()
      const isOld: ((row: ListedRow) => boolean)[] = []
      let isFailed = false
      const touch = (name: WriteName) => void effects.add(writes[name])
      const noted = notedWrites(client, {
        lifetime,
        onCall: touch,
        onSuccess: (name, input) => {
          const effect: WriteEffect = writes[name]
          loads.forgetEnded() // read before it
          isOld.push((row) => effect.isOld?.(row, input) ?? false)
        },
        // A failed write may have reached the server all the same, so refetch either way.
        onFailure: (error) => {
          isFailed = true
          log.error(error)
        },
      })
      try {
        return await work(noted, touch)
      } catch (error) {
        isFailed = true // what is on screen, such as the form of the work, stays while it is read again
        throw error
      } finally {
        refresh({ ...data, mutate, cache }, [...effects], { isFailed })
        const areOld = (rows: readonly ListedRow[]) => rows.some((row) => isOld.some((test) => test(row)))
        const again = () => {
          const old = [...ownLists].filter(({ rows }) => areOld(rows()))
          if (old.length === 0 && !areOld(rowsOnScreen(cache, usage))) return
          refresh({ ...data, mutate, cache }, [...effects], { isFailed: true })
          for (const list of old) list.readAgain()
        }
        void atTimes(timing.rereadDelays, again, lifetime)
      }
    },
    [data, mutate, cache],
  )
}

/** Single writes, each a batch of its own. */
export function useWrites(): Writes {
  const batch = useWriteBatch()
  return useMemo(
    () => writesBy((name) => (input, options) => batch((noted) => (noted[name] as AnyWrite)(input, options))),
    [batch],
  )
}

/** One signature for every row of the table. */
type AnyWrite = (input?: Record<string, unknown>, options?: CallOptions) => Promise<unknown>

/** A function for each row of the table. */
function writesBy(writeOf: (name: WriteName) => AnyWrite): Writes {
  return tableOf(Object.keys(writes) as WriteName[], writeOf) as Writes // same names as the table
}

interface Notes {
  lifetime: AbortSignal
  onCall: (name: WriteName) => void
  onSuccess: (name: WriteName, input: WriteInput) => void
  onFailure: (error: unknown) => void
}

function notedWrites(client: Client, { lifetime, onCall, onSuccess, onFailure }: Notes): Writes {
  return writesBy((name) => async (input = {}, options) => {
    onCall(name)
    try {
      const result = await (client[name] as AnyWrite)(input, { ...options, lifetime })
      onSuccess(name, input)
      return result
    } catch (error) {
      onFailure(error)
      throw error
    }
  })
}

type Refreshing = Pick<DataContextValue, 'loads'> & Pick<ReturnType<typeof useSWRConfig>, 'mutate' | 'cache'>

/**
 * Refetches what writes made stale, each group once. Only a success drops data; after a failure the data may still be
 * true, so it stays on screen while it is refetched.
 */
function refresh(
  { mutate, cache, loads }: Refreshing,
  effects: readonly WriteEffect[],
  { isFailed }: { isFailed: boolean },
): void {
  loads.forgetEnded()
  const stale = effects.flatMap(({ refetches }) => refetches)
  const gone = effects.flatMap(({ forgets = [] }) => forgets)
  const keysOf = (groups: readonly Group[]) =>
    [...cache.keys()].filter((key) => groups.some((group) => isOf(group, key)))
  const all = [...stale, ...gone]
  void loads.abortPreloads((key) => all.some((group) => isOf(group, key))) // begun before the write
  for (const key of keysOf(isFailed ? all : stale)) mutate(key).catch(leave)
  if (!isFailed) for (const key of keysOf(gone)) mutate(key, undefined).catch(leave)
}

/** By SWR's text of a key: its own filters see no key that only a preload has set. */
function isOf(group: Group, key: string): boolean {
  return key.startsWith(`@${JSON.stringify(group)},`)
}

/** The rows of all lists in the cache that are on screen, also of those that are read whole or counted together. */
function rowsOnScreen(cache: ReturnType<typeof useSWRConfig>['cache'], usage: KeyUsage): ListedRow[] {
  return [...cache.keys()].flatMap((key) => {
    const data: unknown = usage.isNeeded(key) ? cache.get(key)?.data : undefined
    return [data, ...(isFields(data) ? Object.values(data) : [])].flatMap(rowsOf)
  })
}

function rowsOf(data: unknown): ListedRow[] {
  const { items, rows = items, listed } = isFields(data) ? data : {}
  return [...(Array.isArray(rows) ? rows : []), ...(isFields(listed) ? [listed] : [])] // `listed`: of a driver's details
}

/** A server can take a while until a write shows in its answers: looks these milliseconds after it. */
async function atTimes(delays: readonly number[], look: () => void, signal: AbortSignal): Promise<void> {
  let waited = 0
  for (const delay of delays) {
    await pause(delay - waited, signal)
    waited = delay
    if (!signal.aborted) look()
  }
}

function leave() {
  // A failed refetch shows on its screen; and once the page has gone, nothing is stale.
}
