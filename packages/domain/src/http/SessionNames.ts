/** The names under which a session lives in the browser: passed in, so that Storybook on the same origin never touches the console's (spec, section 1). */
export interface SessionNames {
  accessToken: string
  refreshToken: string
  /** Mark of the session that the tokens belong to: it tells another person's sign-in from a refresh. */
  session: string
  /** BroadcastChannel by which tabs tell each other of sign-in and sign-out. */
  channel: string
  /** Web Lock that the refreshing tab holds. */
  lock: string
  /** IndexedDB database with the digests of spent refresh tokens. */
  ledger: string
}

/** Names of the console itself; the spec (section 1) fixes the two of the tokens. */
export const consoleSessionNames: SessionNames = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  session: 'session_mark',
  channel: 'driver-trust:session',
  lock: 'driver-trust:refresh',
  ledger: 'driver-trust',
}
