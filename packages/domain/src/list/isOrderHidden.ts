import { branchOf } from '../organisation/branchOf.ts'
import { hidesPersonalData } from '../organisation/hidesPersonalData.ts'
import type { ListQuestion } from './ListRequest.ts'
import { listScope } from './listScope.ts'

/** The fields of a person that may be hidden, under the names they are sorted by (spec, section 9: user sort options). */
export const personalSorts = ['first_name', 'last_name', 'email', 'phone_number'] as const

/**
 * Says whether every organisation that a list covers hides its drivers' data: sorting and filtering by what is hidden would give it
 * away (spec, section 6: Subcontractor organisations may hide drivers' personal data).
 */
export function isOrderHidden({ search, viewer, organisationId }: Omit<ListQuestion, 'pageSize'>): boolean {
  if (search.view === 'users') return false
  const { tree } = viewer
  const scope = listScope({ viewer, organisationId, ...search, grants: ['viewDrivers'] })
  if (scope.kind === 'none') return false
  const ids = scope.kind === 'some' ? scope.ids : branchOf(tree, tree.rootId).map(({ id }) => id)
  return ids.every((id) => hidesPersonalData(tree, id))
}
