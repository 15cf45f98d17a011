import type { InvitationStatus } from '../invitation/invitationStatus.ts'
import type { AssignableRole } from '../user/RoleChange.ts'
import type { Sorting } from './sorting.ts'
import type { StatusFilter } from './statusFilter.ts'

/** The two lists of an organisation (spec, section 2: "lists users and drivers"). */
export const listViews = ['drivers', 'users'] as const

/** Which drivers are listed (spec, section 2: "drivers (active, invited or banned)"). */
export const driverLists = ['active', 'invited', 'banned'] as const

/** Which users are listed (spec, section 3: users and invitations). */
export const userLists = ['active', 'invited'] as const

/** How many rows a page may have (spec, section 7: page_size). */
export const pageSizes = [20, 50, 100] as const

/** The rows of a page when nothing is chosen (spec, section 7: page_size). */
export const defaultPageSize = 20

/** The state of an organisation's page as its address holds it; what is `undefined` is at its default (spec, section 2: search parameters). */
export type OrganisationSearch = {
  view: (typeof listViews)[number]
  /** True for this organisation alone, false for all below it as well. */
  isOwnOnly: boolean
  drivers: (typeof driverLists)[number]
  users: (typeof userLists)[number]
  statusBadge?: StatusFilter | InvitationStatus
  role?: AssignableRole
  firstName?: string
  lastName?: string
  email?: string
  dtId?: string
  organizationName?: string
  sorting?: Sorting
  page: number
  size?: (typeof pageSizes)[number]
  /** The dialog that is open over the lists. */
  invite?: 'drivers' | 'user'
}
