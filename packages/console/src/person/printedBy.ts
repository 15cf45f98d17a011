import { displayName, nameInSentence, type SignedInUser } from '@driver-trust/domain/people'
import { RELEASE } from '../host/product.ts'

/** Where a printout comes from: "Printed by Helena Marsh", the host, the version, and the clock that its days and times are told by. */
export function printedBy(user: SignedInUser): string[] {
  const version = RELEASE ? [`version ${RELEASE}`] : []
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return [`Printed by ${nameInSentence(displayName(user))}`, window.location.host, ...version, `times in ${zone}`]
}
