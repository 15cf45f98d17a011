import { boolean, enums } from 'superstruct'
import { masked, personFields } from '../people/masked.ts'
import { roles } from '../people/role.ts'
import { lenient } from '../struct/lenient.ts'
import { absent, count, requireField, shape, uuid } from '../struct/shape.ts'
import { mandatory, message, shownText } from '../struct/textRule.ts'
import { settableStatuses } from './statuses.ts'

/** The fields of a driver, for a struct to complete and wrap in `masked`. */
export const driverFields = {
  ...personFields,
  role: absent(lenient(roles)),
  emailVerified: absent(boolean()),
  createdAt: shownText(),
  organizationId: uuid(),
  dtId: absent(count()),
}

/** True if the driver has a phone number or it is masked, the only reason for it to be missing. */
export function hasPhone(driver: {
  phoneNumber?: string | undefined
  isPersonalDataHidden?: boolean | undefined
}): boolean {
  return driver.phoneNumber !== undefined || driver.isPersonalDataHidden === true
}

/** A person being verified; masked personal data is `undefined`. */
export const DriverRecord = requireField(masked(shape(driverFields)), 'phoneNumber', hasPhone)

/** The body of a status change; only the statuses that an admin can set. */
export const StatusChange = shape({
  userId: uuid(),
  organizationId: uuid(),
  status: message(enums(settableStatuses), mandatory),
})
