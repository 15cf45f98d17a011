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
  /** When somebody last used the console in any tab, in milliseconds since 1970; only with `--lock-after`. */
  lastInput: 'last_input',
  /** Session storage: what /sign-in reports about a session that ended, or work that stopped with it; counts only. */
  stoppedWork: 'stopped_work',
  /** `true` while the user sets up the organisation they created. */
  settingUp: (userId: string) => `setting_up:${userId}`,
  /** Ids and dates only. */
  lastVisits: (userId: string) => `last_visits:${userId}`,
} as const
