import { type ActivityRecord, activityActions, activityLog } from '../driver/activity.ts'
import type { DriverHistory } from '../driver/activityRows.ts'
import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'
import { type Outcome, runLimited } from '../people/bulk.ts'

/** Drivers at a time: as many as a browser has connections. */
const LIMIT = 6

/** A driver in one of their organisations. */
export interface DriverPlace {
  organisationId: string
  userId: string
}

/** What is known of some drivers' activity, newest first; a log that couldn't be read, or only in part, is `unread`. */
export type Activities = ReadonlyMap<string, readonly ActivityRecord[] | 'unread'>

export const activityKey = ({ organisationId, userId }: DriverPlace): string => `${organisationId} ${userId}`

interface ActivitiesOptions {
  signal: AbortSignal
  log: Pick<Log, 'error'>
  /** Called with the number of logs that were read or couldn't be. */
  onProgress?: (done: number) => void
}

/** All activity of these drivers. Rejects only if it's aborted. */
export function loadActivities(
  client: Pick<Client, 'listActivity'>,
  places: readonly DriverPlace[],
  options: ActivitiesOptions,
): Promise<Activities> {
  return loadEach(places, (place) => activityOf(client, place, options), options)
}

/** The same with who invited each of them; both are known or neither. */
export function loadHistories(
  client: Pick<Client, 'listActivity' | 'listInvitations'>,
  places: readonly DriverPlace[],
  options: ActivitiesOptions,
): Promise<ReadonlyMap<string, DriverHistory | 'unread'>> {
  const historyOf = async (place: DriverPlace) => {
    const { organisationId: organization_id, userId: user_id } = place
    const [records, { items, total }] = await Promise.all([
      activityOf(client, place, options),
      client.listInvitations({ organization_id, user_id, role: 'driver', page: 1, page_size: 1 }, options),
    ])
    const own = items.find(({ id }) => id === user_id) ?? (total === 1 ? items[0] : undefined) // it can have an id of its own
    return { records, invitedBy: own?.invitedBy }
  }
  return loadEach(places, historyOf, options)
}

async function activityOf(
  client: Pick<Client, 'listActivity'>,
  { organisationId: organization_id, userId: user_id }: DriverPlace,
  { signal }: ActivitiesOptions,
): Promise<readonly ActivityRecord[]> {
  const query = { organization_id, user_id, actions: [...activityActions] }
  const { records, isWhole } = activityLog(await client.listActivity(query, { signal }), user_id)
  if (!isWhole) throw new Error('The server has more activity than it lists.')
  return records
}

async function loadEach<T>(
  places: readonly DriverPlace[],
  load: (place: DriverPlace) => Promise<T>,
  { signal, log, onProgress }: ActivitiesOptions,
): Promise<ReadonlyMap<string, T | 'unread'>> {
  const found = new Map<string, T | 'unread'>()
  const task = async (place: DriverPlace) => found.set(activityKey(place), await load(place))
  const onOutcome = (place: DriverPlace, outcome: Outcome) => {
    if (signal.aborted) return
    if (!outcome.ok) {
      log.error(outcome.error)
      found.set(activityKey(place), 'unread')
    }
    onProgress?.(found.size)
  }
  await runLimited(places, task, { limit: LIMIT, signal, onOutcome })
  signal.throwIfAborted()
  return found
}
