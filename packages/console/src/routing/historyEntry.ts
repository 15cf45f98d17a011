/** The Navigation API's part that is used here; TypeScript's own types don't know it everywhere. */
interface WithNavigation {
  navigation?: { currentEntry?: { index: number } | null }
}

/** Which entry of this tab's history is the present one; undefined in a browser without the Navigation API. */
export function historyIndex(): number | undefined {
  return (window as WithNavigation).navigation?.currentEntry?.index
}

/**
 * Goes back, or forward, to the entry that was shown, so that staying leaves no extra step in the history. False where the present entry
 * is that one, or nobody knows: then its address has to be put into the present entry.
 */
export function returnToEntry(shown: number | undefined): boolean {
  const present = historyIndex()
  if (present === undefined || shown === undefined || present === shown) return false
  window.history.go(shown - present)
  return true
}
