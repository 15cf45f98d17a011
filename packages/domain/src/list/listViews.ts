export const listViews = ['drivers', 'cannot-drive', 'can-drive', 'deadlines', 'users'] as const

export const driverLists = ['active', 'invited', 'banned'] as const

export const userLists = ['active', 'invited'] as const

/** Which of the lists an address shows. */
export type ShownList = {
  view: (typeof listViews)[number]
  drivers: (typeof driverLists)[number]
  users: (typeof userLists)[number]
}

/** Lists that have their own filters. */
export type FilteredList = 'drivers' | 'invitedDrivers' | 'users' | 'invitedUsers'

/** The filters that a list has; lists by verdict have none. */
export function filteredList({ view, drivers, users }: ShownList): FilteredList | undefined {
  if (view === 'cannot-drive' || view === 'can-drive') return undefined
  if (view === 'users') return users === 'invited' ? 'invitedUsers' : 'users'
  return drivers === 'invited' ? 'invitedDrivers' : 'drivers'
}
