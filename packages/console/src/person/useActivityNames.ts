import { reads, useRead } from '@driver-trust/domain/data'
import type { ActivityRecord } from '@driver-trust/domain/driver'
import { displayName, nameInSentence } from '@driver-trust/domain/people'

/** Names are looked up in one call for at most this many log entries; the people in later ones are called "Someone". */
const MAX_NAMED = 1000

/** For a log that the server lists in part. */
export const MORE_ACTIVITY = 'There is more activity, which the server doesn’t list.'

export interface ActivityNames {
  /** "By Helena Marsh"; undefined while names load. */
  byText: (record: ActivityRecord) => string | undefined
  /** "Invited by Helena Marsh", where the person joined and the inviter is known. */
  invitedText: (record: ActivityRecord) => string | undefined
  isWaiting: boolean
}

/** Who did what in an activity log, all looked up at once (contract 7.10), and who invited the person. */
export function useActivityNames(records: readonly ActivityRecord[], invitedBy: string | undefined): ActivityNames {
  const performed = records.slice(0, MAX_NAMED).flatMap(({ performedBy }) => performedBy ?? [])
  const isInviterShown = records.some(({ action }) => action === 'joined_organization')
  const read = reads.names([...performed, ...(isInviterShown && invitedBy ? [invitedBy] : [])])
  const { data: names, error } = useRead(read)
  return {
    isWaiting: read !== null && !names && !error,
    byText: ({ performedBy }) => performedBy && names && `By ${nameInSentence(displayName(names[performedBy]))}`,
    invitedText({ action, userId, performedBy }) {
      const isNamed = invitedBy === userId || invitedBy === performedBy
      const inviter = invitedBy === undefined || isNamed ? undefined : names?.[invitedBy]
      return action === 'joined_organization' && inviter ? `Invited by ${displayName(inviter)}` : undefined
    },
  }
}
