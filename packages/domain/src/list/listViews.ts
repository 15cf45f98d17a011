export const listViews = ['drivers', 'cannot-drive', 'not-cleared', 'can-drive', 'deadlines', 'users'] as const

export const driverLists = ['active', 'invited', 'banned'] as const

export const userLists = ['active', 'invited'] as const

/** Which of the lists an address shows. */
export type ShownList = {
  view: (typeof listViews)[number]
  drivers: (typeof driverLists)[number]
  users: (typeof userLists)[number]
}

export type VerdictView = 'cannot-drive' | 'not-cleared' | 'can-drive'

export function isVerdictView(view: ShownList['view']): view is VerdictView {
  return view === 'cannot-drive' || view === 'not-cleared' || view === 'can-drive'
}

/** Lists that have their own filters. */
export type FilteredList = 'drivers' | 'invitedDrivers' | 'users' | 'invitedUsers'

/** The filters that a list has; lists by verdict have none. */
export function filteredList({ view, drivers, users }: ShownList): FilteredList | undefined {
  if (isVerdictView(view)) return undefined
  if (view === 'users') return users === 'invited' ? 'invitedUsers' : 'users'
  return drivers === 'invited' ? 'invitedDrivers' : 'drivers'
}
