import { isInvitationStatus } from '../invitation/invitationStatus.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'
import { isStatusFilter } from './statusFilter.ts'

/** What may change; `undefined` takes a filter away (spec, section 2: search parameters). */
export type SearchChange = { [K in keyof OrganisationSearch]?: OrganisationSearch[K] | undefined }

/** The search after a change: back on the first page unless the page itself changed, and without a badge that the other list does not know (spec, section 2). */
export function changeSearch(search: OrganisationSearch, change: SearchChange): OrganisationSearch {
  const isAboutRows = Object.keys(change).some((key) => key !== 'invite')
  const next: SearchChange = { ...search, ...(isAboutRows && { page: 1 }), ...change }
  const fits = next.drivers === 'invited' ? isInvitationStatus : isStatusFilter
  if (!fits(next.statusBadge)) next.statusBadge = undefined
  for (const key of Object.keys(next) as (keyof OrganisationSearch)[]) if (next[key] === undefined) delete next[key]
  return {
    view: 'drivers',
    isOwnOnly: false,
    drivers: 'active',
    users: 'active',
    page: 1,
    ...next,
  } as OrganisationSearch // no key is undefined any more
}
