import { type OrganisationSearch, printOrganisationSearch, queryString } from '@driver-trust/domain'

/** Addresses of the console: every link is built here, so that a route can move in one place. */
export const links = {
  home: () => '/',
  signIn: (search: { redirect?: string | undefined } = {}) => `/sign-in${queryString(search)}`,
  organisation: (orgId: string, search: Partial<OrganisationSearch> = {}) =>
    `/organisation/${encodeURIComponent(orgId)}${printOrganisationSearch(search)}`,
}
