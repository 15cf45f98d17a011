import { parseOrganisationSearch, printOrganisationSearch, type SavedView, viewSearch } from '@driver-trust/domain'

/** A view as this device keeps it. */
export interface KeptView {
  name: string
  address: string
}

/** So many views of one's own fit into the menu. */
export const maxViews = 20

/** One's own views from what this device kept, whatever that is. */
export function readSavedViews(kept: unknown): KeptView[] {
  return (Array.isArray(kept) ? kept : []).filter(isKeptView).slice(0, maxViews)
}

/** The lists' search that a kept view leads to. */
export function viewOf({ name, address }: KeptView): SavedView {
  return { name, search: viewSearch(parseOrganisationSearch(address)) }
}

/** The view that an address shows, under a name. */
export function keptView(name: string, search: SavedView['search']): KeptView {
  return { name, address: printOrganisationSearch(search) }
}

/** One's own views but the one of this name, from what this device kept. */
export function withoutView(kept: unknown, name: string): KeptView[] {
  return readSavedViews(kept).filter((view) => view.name !== name)
}

function isKeptView(value: unknown): value is KeptView {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'name' in value && 'address' in value && [value.name, value.address].every(isText)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}
