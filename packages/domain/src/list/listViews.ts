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
