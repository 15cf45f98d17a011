import { type GrantName, organisationIn, permissionsOf, type Viewer } from '@driver-trust/domain'
import { type Read, reads } from '@driver-trust/domain/data'

interface Ahead {
  orgId?: string
  userId?: string
  /** What is known of who looks. */
  viewer: Viewer
}

interface ScreenRead {
  read: Read<unknown>
  /** The screen does not show before; parts that load and fail on their own are not waited for. */
  isAwaited: boolean
}

/**
 * What the screens of the core area read first, by their path: a link that is pointed at loads it with the screen's code. What the
 * viewer may not see is not asked for.
 */
export const screenReads: Readonly<Record<string, (ahead: Ahead) => readonly ScreenRead[]>> = {
  '/organisation/:orgId': ({ orgId = '', viewer }) =>
    permitted(orgId, viewer).viewOrganisation.allowed
      ? [reads.counters(orgId), reads.stats(orgId)].map((read) => ({ read, isAwaited: false }))
      : [],
  '/organisation/:orgId/driver/:userId': ({ orgId = '', userId = '', viewer }) =>
    permitted(orgId, viewer).viewDrivers.allowed
      ? [{ read: reads.driver({ organisationId: orgId, userId }), isAwaited: true }]
      : [],
  // Not waited for: the address may name another organisation than the own one.
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
