import type { Client } from '../http/createClient.ts'
import type { Group } from './groups.ts'

/** What a write makes stale (spec, section 4). */
export interface WriteEffect {
  /** Refetched where it is on screen, and when it is next needed. */
  refetches: readonly Group[]
  /** Dropped, so that it can never be shown as it was. */
  forgets?: readonly Group[]
}

/** Lists of drivers, of users and of one driver's statuses are rows of people: one group. After any driver action lists, stats and counters are refetched (spec, section 4: Driver page actions). */
const driverAction: WriteEffect = { refetches: ['people', 'stats', 'counters'], forgets: ['driver', 'activity'] }

/** Every call that changes something, with what it makes stale: the one table of refetches (spec, section 4: lists, stats and counters are refetched). */
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

/** A call that changes something (spec, section 7). */
export type WriteName = keyof typeof writes
