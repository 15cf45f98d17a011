import { parseOrganisationSearch, printOrganisationSearch, type SavedView, viewSearch } from '@driver-trust/domain/list'

/** A saved view, as stored on this device. */
export interface StoredView {
  name: string
  address: string
}

/** How many saved views fit into the menu. */
export const maxViews = 20

/** The user's saved views from a stored value of any shape. */
export function readSavedViews(kept: unknown): StoredView[] {
  return (Array.isArray(kept) ? kept : []).filter(isStoredView).slice(0, maxViews)
}

/** The search that a saved view opens. */
export function viewOf({ name, address }: StoredView): SavedView {
  return { name, search: viewSearch(parseOrganisationSearch(address)) }
}

/** A saved view of the current address. */
export function storedView(name: string, search: SavedView['search']): StoredView {
  return { name, address: printOrganisationSearch(search) }
}

/** The stored views without the one of this name. */
export function withoutView(kept: unknown, name: string): StoredView[] {
  return readSavedViews(kept).filter((view) => view.name !== name)
}

function isStoredView(value: unknown): value is StoredView {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'name' in value && 'address' in value && [value.name, value.address].every(isText)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
