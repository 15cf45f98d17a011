import type { Infer } from 'superstruct'
import { isPersonalField } from '../people/masked.ts'
import { shape } from '../struct/shape.ts'
import { mandatory, textRule } from '../struct/textRule.ts'
import { countChars } from '../text/text.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'

/** A named view of the lists: the search parameters of an address. */
export type SavedView = { name: string; search: Partial<OrganisationSearch> }

/** Characters that fit in the menu. */
const LONGEST = 40

const name = textRule('viewName', (text) => {
  if (text === '') return mandatory
  return countChars(text) > LONGEST ? `View name cannot be longer than ${LONGEST} characters.` : undefined
})

export const ViewName = shape({ name })

export type ViewName = Infer<typeof ViewName>

/** The views that every user has. */
export const commonViews: readonly SavedView[] = [
  { name: 'Red', search: { statusBadge: 'red' } },
  { name: 'Unverified or pending', search: { statusBadge: 'all_unverified' } },
  { name: 'With issues', search: { statusBadge: 'with_issues' } },
  { name: 'Changed since yesterday', search: { changed: 'yesterday' } },
  { name: 'Queued invitations', search: { drivers: 'invited', statusBadge: 'pending' } },
  { name: 'Invitation errors', search: { drivers: 'invited', statusBadge: 'skipped' } },
]

/** True if an address filters by personal data, which must not stay on the device after a sign-out. */
export function holdsPersonalData(address: string): boolean {
  return [...new URLSearchParams(address).keys()].some(isPersonalField)
}

/** The part of a search that makes a view: without the page, what is open, and the driver beside the list. */
export function viewSearch({
  page: _page,
  invite: _invite,
  beside: _beside,
  find: _find,
  open: _open,
  ...view
}: OrganisationSearch): Partial<OrganisationSearch> {
  return view
}
