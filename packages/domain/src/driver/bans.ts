import {
  ancestorsOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
} from '../organisation/OrganisationTree.ts'

/** One of a person's records: each organisation has its own. */
type PersonRecord = { organizationId?: string | undefined; status: string }

/** The nearest organisation above, in view, that banned the person explicitly (contract 4.3.5). */
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

/** The doubt about somebody who is banned nobody knows where, in words that follow "Can't say:". */
export const unplacedBan = 'it isn’t known which organisation banned them'

/** Whether one of these bans doesn't say which organisation in view it is from: the contract leaves it open (3.3.5), and the tree can be older. */
export function isBanUnplaced(records: readonly PersonRecord[], tree: OrganisationTree): boolean {
  return records.some(
    ({ status, organizationId }) => status === 'banned_explicitly' && !organisationIn(tree, organizationId),
  )
}

/**
 * Names the organisation above that banned a driver; undefined if none did, or if that isn't known of an inherited ban, and null if the person is banned but
 * their record or a ban doesn't say in which organisation in view.
 */
export type BannedBy = (driver: PersonRecord & { id: string }) => string | undefined | null

/** Who banned whom, by records of any people in view: whoever is banned above can't drive below, whatever the record there says. */
export function bansIn(records: readonly (PersonRecord & { id: string })[], tree: OrganisationTree): BannedBy {
  const byPerson = Map.groupBy(
    records.filter(({ status }) => status === 'banned_explicitly'),
    ({ id }) => id,
  )
  return ({ id, organizationId = '', status }) => {
    const bans = byPerson.get(id) ?? []
    const origin = banOriginOf(tree, organizationId, bans)
    if (origin) return origin.name
    if (status === 'banned_inherited') return possibleOrigins(tree, organizationId)
    const isUnplaced = !organisationIn(tree, organizationId) || isBanUnplaced(bans, tree)
    return bans.length > 0 && isUnplaced ? null : undefined
  }
}

/** "Meridian Freight or Kestrel Couriers", where an inherited ban can only come from these; undefined for more, or with one out of view. */
export function possibleOrigins(tree: OrganisationTree, organisationId: string): string | undefined {
  const names = ancestorsOf(tree, organisationId).map(({ name }) => name)
  const isAllInView = organisationIn(tree, tree.rootId)?.parentId === undefined
  return isAllInView && names.length > 0 && names.length <= 2 ? names.join(' or ') : undefined
}

/** The organisations in view whose bans reach others: those with any below them. */
export function banningOrganisations(tree: OrganisationTree): string[] {
  return Object.values(tree.byId)
    .filter(({ childIds }) => childIds.length > 0)
    .map(({ id }) => id)
}
