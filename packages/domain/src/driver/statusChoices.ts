import { type SettableStatus, settableStatuses } from './settableStatuses.ts'

const words: Record<SettableStatus, string> = {
  internal_verified: 'Internally verified',
  banned_explicitly: 'Banned',
  under_review: 'Under review',
  unverified: 'Unverified',
  overdue: 'Overdue',
  locked: 'Locked',
  verified: 'Verified',
}

/** The statuses that an admin can choose between, told apart where their badges share a word (spec, section 4: Statuses an admin can set). */
export const statusChoices: readonly { value: SettableStatus; label: string }[] = settableStatuses.map((value) => ({
  value,
  label: words[value],
}))
