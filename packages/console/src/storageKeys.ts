/** Everything that the console keeps in the browser beside the session (whose names are SessionNames), in one list. */
export const storageKeys = {
  theme: 'theme',
  /** `off` where a single key must not open anything. */
  helpKey: 'help_key',
  /** The token of an invitation that could not be accepted yet, for a day. */
  pendingInvitation: 'pending_invitation',
  /** Whose drafts the tabs keep, and since when: an id and a mark; gone at sign-out, and all drafts with it. */
  draftsOf: 'drafts_of',
  /** In the tab's session storage: what one person has begun to type. */
  drafts: 'drafts',
  /** In the tab's session storage: the version in which the page was reloaded for a script that could not be loaded. */
  reloadedFor: 'reloaded_for',
  /** Rows per page of a list, on this device. */
  pageSize: (list: string) => `page_size:${list}`,
  /** Names and addresses only; those that name a person are gone at sign-out. */
  savedViews: (userId: string) => `saved_views:${userId}`,
  /** Ids only. */
  recentOrganisations: (userId: string) => `recent_organisations:${userId}`,
  /** Work that stopped half-way: ids and counts only. */
  unfinishedWork: (userId: string) => `unfinished_work:${userId}`,
  /** In the tab's session storage: what to say on /sign-in about work that the end of the session stopped; counts only. */
  stoppedWork: 'stopped_work',
  /** Ids and dates only. */
  lastVisits: (userId: string) => `last_visits:${userId}`,
} as const
