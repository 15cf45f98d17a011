import { type OrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import { links } from './links.ts'

/** Links to an organisation's lists with their filters. Apart from `links`, because the sign-in shows no list. */
export function listLink(orgId: string, search: Partial<OrganisationSearch>): string {
  return `${links.organisation(orgId)}${printOrganisationSearch(search)}`
}
