/** Everything that the console keeps in the browser beside the session (whose names are SessionNames), in one list. */
export const storageKeys = {
  theme: 'theme',
} as const
