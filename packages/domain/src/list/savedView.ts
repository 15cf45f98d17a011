import type { Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { mandatory, textRule } from '../struct/textRule.ts'
import { countChars } from '../text/text.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'

/** A view of the lists under a name: nothing but the search of an address. */
export type SavedView = { name: string; search: Partial<OrganisationSearch> }

/** Characters that fit into the menu. */
const LONGEST = 40

const name = textRule('viewName', (text) => {
  if (text === '') return mandatory
  return countChars(text) > LONGEST ? `View name cannot be longer than ${LONGEST} characters.` : undefined
})

/** What naming a view asks for. */
export const ViewName = shape({ name })

/** What the struct of the same name parses to. */
export type ViewName = Infer<typeof ViewName>

/** The views that everybody has. */
export const commonViews: readonly SavedView[] = [
  { name: 'Red', search: { statusBadge: 'red' } },
  { name: 'Unverified', search: { statusBadge: 'all_unverified' } },
  { name: 'With issues', search: { statusBadge: 'with_issues' } },
  { name: 'Queued', search: { drivers: 'invited', statusBadge: 'pending' } },
  { name: 'Invitation errors', search: { drivers: 'invited', statusBadge: 'skipped' } },
]

const PERSONAL = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof OrganisationSearch)[]

/** Whether a list's address filters by what names a person: it must not outlast the sign-out on a device. */
export function holdsPersonalData(address: string): boolean {
  const search = new URLSearchParams(address)
  return PERSONAL.some((name) => search.has(name))
}

/** What of a search makes a view: neither the page nor an open dialog. */
export function viewSearch({ page: _page, invite: _invite, ...view }: OrganisationSearch): Partial<OrganisationSearch> {
  return view
}
