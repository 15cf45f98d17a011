import { displayName, nameInSentence, type SignedInUser } from '@driver-trust/domain/people'
import { RELEASE } from '../host/product.ts'

const ZONE = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })

/** Where a printout comes from: "Printed by Helena Marsh", the host, the version, and the clock that its days and times are told by. */
export function printedBy(user: SignedInUser): string[] {
  const version = RELEASE ? [`version ${RELEASE}`] : []
  const zone = ZONE.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
  return [`Printed by ${nameInSentence(displayName(user))}`, window.location.host, ...version, `times in ${zone}`]
}
