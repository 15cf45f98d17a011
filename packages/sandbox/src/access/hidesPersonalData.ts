import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { World } from '../world/World.ts'

/** Says whether an organisation's drivers are masked for a viewer: a subcontractor that hides them stands between the two. */
export function hidesPersonalData(
  world: World,
  organisation: OrganisationRecord,
  viewerOrganisationId: string | undefined,
): boolean {
  let at: OrganisationRecord | undefined = organisation
  while (at && at.id !== viewerOrganisationId) {
    if (at.subcontractorPersonalDataHidden) return true
    at = at.parentId ? world.organisations.get(at.parentId) : undefined
  }
  return false
}
