import { parseOrganisationSearch, type SavedView, viewSearch } from '@driver-trust/domain/list'
import { isFields } from '@driver-trust/domain/struct'

/** The user's saved views from a stored value of any shape. */
export function readSavedViews(kept: unknown): StoredView[] {
  return (Array.isArray(kept) ? kept : []).filter(isStoredView).slice(0, MOST_VIEWS)
}

/** The search that a saved view opens. */
export function viewOf({ name, address }: StoredView): SavedView {
  return { name, search: viewSearch(parseOrganisationSearch(address)) }
}

/** A saved view, as stored on this device. */
interface StoredView {
  name: string
  address: string
}

/** How many saved views fit into the menu. */
export const MOST_VIEWS = 20

/** The stored views without the one of this name. */
export function withoutView(kept: unknown, name: string): StoredView[] {
  return readSavedViews(kept).filter((view) => view.name !== name)
}

function isStoredView(value: unknown): value is StoredView {
  return isFields(value) && typeof value.name === 'string' && typeof value.address === 'string'
}
