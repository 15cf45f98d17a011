import { displayName, nameInSentence } from '@driver-trust/domain/people'
import { useViewer } from '../account/useViewer.ts'
import { RELEASE } from '../host/product.ts'

/** Where a printout comes from: "Printed by Helena Marsh", the host and the version. */
export function usePrintedBy(): string[] {
  const { user } = useViewer()
  const version = RELEASE ? [`version ${RELEASE}`] : []
  return [`Printed by ${nameInSentence(displayName(user))}`, window.location.host, ...version]
}
