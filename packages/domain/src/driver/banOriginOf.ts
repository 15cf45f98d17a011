import { ancestorsOf } from '../organisation/ancestorsOf.ts'
import type { OrganisationNode, OrganisationTree } from '../organisation/OrganisationTree.ts'

/** One record of the same person, of which every organisation has its own (spec, section 3: user with organisation). */
export type PersonRecord = { organizationId?: string | undefined; status: string }

/** The nearest organisation above that banned the person itself, when it is in view (spec, section 4: banned_inherited). */
export function banOriginOf(
  tree: OrganisationTree,
  organisationId: string,
  records: readonly PersonRecord[],
): OrganisationNode | undefined {
  const banning = new Set(
    records.filter(({ status }) => status === 'banned_explicitly').map(({ organizationId }) => organizationId),
  )
  return ancestorsOf(tree, organisationId).findLast(({ id }) => banning.has(id))
}
