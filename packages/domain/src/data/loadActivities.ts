import { type ActivityRecord, activityActions, newestFirst } from '../driver/activity.ts'
import type { Client } from '../http/client/createClient.ts'
import type { Log } from '../http/client/log.ts'

/** Calls at a time: as many as a browser has connections. */
const LIMIT = 6

/** A driver in one of their organisations. */
export interface DriverPlace {
  organisationId: string
  userId: string
}

/** What is known of some drivers' activity, newest first; a log that couldn't be read is `unread`. */
export type Activities = ReadonlyMap<string, ActivityRecord[] | 'unread'>

export const activityKey = ({ organisationId, userId }: DriverPlace): string => `${organisationId} ${userId}`

interface ActivitiesOptions {
  signal: AbortSignal
  log: Pick<Log, 'error'>
  /** Called with the number of logs that were read or couldn't be. */
  onProgress?: (done: number) => void
}

/** All activity of these drivers. Rejects only if it's aborted. */
export async function loadActivities(
  client: Pick<Client, 'listActivity'>,
  places: readonly DriverPlace[],
  { signal, log, onProgress }: ActivitiesOptions,
): Promise<Activities> {
  const activities = new Map<string, ActivityRecord[] | 'unread'>()
  const waiting = [...places]
  const work = async () => {
    for (let place = waiting.shift(); place; place = waiting.shift()) {
      const { organisationId: organization_id, userId: user_id } = place
      const records = await client
        .listActivity({ organization_id, user_id, actions: [...activityActions] }, { signal })
        .then(newestFirst, (error: unknown) => {
          signal.throwIfAborted()
          log.error(error)
          return 'unread' as const
        })
      activities.set(activityKey(place), records)
      onProgress?.(activities.size)
    }
  }
  await Promise.all(Array.from({ length: LIMIT }, work))
  return activities
}
