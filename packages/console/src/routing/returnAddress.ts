import { isUuid, type OrganisationTree, organisationIn } from '@driver-trust/domain'
import { links } from '../links.ts'

/** Where a sign-in leads on to: where one was, unless that organisation is not in view of whoever signed in. */
export function returnAddress(redirect: string | undefined, tree: OrganisationTree | null | undefined): string {
  if (redirect === undefined) return links.home()
  const [, id] = /^\/organisation\/([^/?#]+)/.exec(redirect) ?? []
  const isElsewhere = id !== undefined && tree && !(isUuid(id) && organisationIn(tree, id))
  return isElsewhere ? links.home() : redirect
}
