import { type Read, reads } from '@driver-trust/domain/data'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type GrantName, permissionsOf, type Viewer } from '@driver-trust/domain/permission'

interface PreloadTarget {
  orgId?: string
  userId?: string
  /** The signed-in user and what they can see. */
  viewer: Viewer
}

interface ScreenRead {
  read: Read<unknown>
  /** The screen waits for this read; parts that load and fail on their own don't need it. */
  isAwaited: boolean
}

/**
 * The first reads of each core screen, by path: hovering over a link preloads them along with the code. Reads that the viewer isn't
 * allowed to make are left out.
 */
export const screenReads: Readonly<Record<string, (target: PreloadTarget) => readonly ScreenRead[]>> = {
  '/organisation/:orgId': ({ orgId = '', viewer }) =>
    permitted(orgId, viewer).viewOrganisation.allowed
      ? [reads.counters(orgId), reads.stats(orgId)].map((read) => ({ read, isAwaited: false }))
      : [],
  '/organisation/:orgId/driver/:userId': ({ orgId = '', userId = '', viewer }) =>
    permitted(orgId, viewer).viewDrivers.allowed
      ? [{ read: reads.driver({ organisationId: orgId, userId }), isAwaited: true }]
      : [],
  // Not awaited, as the address may name an organisation other than the user's own.
  '/settings': ({ viewer }) => ownSettings(viewer, 'viewSettings'),
  '/settings/security-contact': ({ viewer }) => ownSettings(viewer, 'viewSecurityContact'),
}

function ownSettings(viewer: Viewer, grant: GrantName): readonly ScreenRead[] {
  const id = viewer.tree?.rootId ?? ''
  return permitted(id, viewer)[grant].allowed ? [{ read: reads.settings(id), isAwaited: false }] : []
}

function permitted(organisationId: string, viewer: Viewer) {
  return permissionsOf({ viewer, organisation: viewer.tree ? organisationIn(viewer.tree, organisationId) : undefined })
}
