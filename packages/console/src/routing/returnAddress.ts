import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { isUuid } from '@driver-trust/domain/struct'
import { organisationAt, paths } from '../paths.ts'

/** Where to go after sign-in: the address the user came from, unless its organisation isn't in their view. */
export function returnAddress(redirect: string | undefined, tree: OrganisationTree | null | undefined): string {
  if (redirect === undefined) return paths.home.href()
  const id = organisationAt(redirect)
  const isElsewhere = id !== undefined && tree && !(isUuid(id) && organisationIn(tree, id))
  return isElsewhere ? paths.home.href() : redirect
}
