import { boolean, enums, type Infer, pick } from 'superstruct'
import { ancestorsOf, type OrganisationNode, type OrganisationTree } from '../organisation/OrganisationTree.ts'
import { lenient } from '../struct/lenient.ts'
import { absent, count, requireField, shape, uuid } from '../struct/shape.ts'
import { mandatory, message, shownText } from '../struct/textRule.ts'
import { masked, personFields } from '../user/masked.ts'
import { roles } from '../user/role.ts'
import { settableStatuses } from './statuses.ts'

/** The fields of a driver, to be completed by a struct and wrapped in `masked`. */
export const driverFields = {
  ...personFields,
  role: absent(lenient(roles)),
  emailVerified: absent(boolean()),
  createdAt: shownText(),
  organizationId: uuid(),
  dtId: absent(count()),
}

/** Says whether a driver's phone number is there or hidden on purpose, which is the only reason to miss. */
export function hasPhone(driver: {
  phoneNumber?: string | undefined
  isPersonalDataHidden?: boolean | undefined
}): boolean {
  return driver.phoneNumber !== undefined || driver.isPersonalDataHidden === true
}

/** A person whose verification is tracked; hidden personal data is `undefined`. */
export const DriverRecord = requireField(masked(shape(driverFields)), 'phoneNumber', hasPhone)

/** What the struct of the same name parses to. */
export type DriverRecord = Infer<typeof DriverRecord>

/** What setting a driver's status takes: only the seven that an admin can set. */
export const StatusChange = shape({
  userId: uuid(),
  organizationId: uuid(),
  status: message(enums(settableStatuses), mandatory),
})

/** The one field of it that a person chooses. */
export const StatusChoice = pick(StatusChange, ['status'])

/** What the struct of the same name parses to. */
export type StatusChange = Infer<typeof StatusChange>

/** One record of the same person, of which every organisation has its own. */
export type PersonRecord = { organizationId?: string | undefined; status: string }

/** The nearest organisation above that banned the person itself, when it is in view. */
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
