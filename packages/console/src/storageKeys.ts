/** Everything the console keeps in browser storage, apart from the session (see SessionNames). */
export const storageKeys = {
  theme: 'theme',
  /** `off` if a single key must not open anything. */
  helpKey: 'help_key',
  /** The token of an invitation that couldn't be accepted yet; kept for a day. */
  pendingInvitation: 'pending_invitation',
  /** The owner of the drafts, and since when: an id and a mark. Cleared on sign-out, with all drafts. */
  draftsOf: 'drafts_of',
  /** Session storage: one user's form drafts. */
  drafts: 'drafts',
  /** Session storage: the version in which the page was reloaded because a script failed to load. */
  reloadedFor: 'reloaded_for',
  /** Rows per page of a list, on this device. */
  pageSize: (list: string) => `page_size:${list}`,
  /** Which columns of each list are shown, and how dense the rows are. */
  listLayout: (userId: string) => `list_layout:${userId}`,
  /** Names and addresses; those that identify a person are removed on sign-out. */
  savedViews: (userId: string) => `saved_views:${userId}`,
  /** Ids only. */
  recentOrganisations: (userId: string) => `recent_organisations:${userId}`,
  /** Work that stopped half-way: ids and counts only. */
  unfinishedWork: (userId: string) => `unfinished_work:${userId}`,
  /** Session storage: what /sign-in reports about work that stopped when the session ended; counts only. */
  stoppedWork: 'stopped_work',
  /** `true` while the user sets up the organisation they created. */
  settingUp: (userId: string) => `setting_up:${userId}`,
  /** Ids and dates only. */
  lastVisits: (userId: string) => `last_visits:${userId}`,
} as const
