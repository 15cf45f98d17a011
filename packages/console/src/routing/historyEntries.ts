import { BASE } from '../host/product.ts'

/** Missing in older browsers, whatever its type says. */
const navigation = (): Navigation | undefined => window.navigation

/** The index of the current entry in this tab's history; undefined without the Navigation API. */
export function historyIndex(): number | undefined {
  return navigation()?.currentEntry?.index
}

/**
 * Goes back or forward to the shown entry, so that staying adds nothing to the history. False if that entry is already current, or if the
 * position is unknown: then its address has to be put into the current entry.
 */
export function returnToEntry(shown: number | undefined): boolean {
  const current = historyIndex()
  if (current === undefined || shown === undefined || current === shown) return false
  window.history.go(shown - current)
  return true
}

/**
 * Removes a dialog from the address: goes back to the entry that the dialog was opened from, if there is one, so that closing adds no
 * step to the history. False if the dialog was opened by its address: then that has to be replaced.
 */
export function returnToOpener(href: string): boolean {
  const opener = navigation()?.entries()[(historyIndex() ?? 0) - 1]
  const { href: wanted } = new URL(BASE + href, window.location.origin)
  if (!opener || opener.url !== wanted || window.location.href === wanted) return false
  navigation()?.traverseTo(opener.key) // to the same entry however often it is called
  return true
}
