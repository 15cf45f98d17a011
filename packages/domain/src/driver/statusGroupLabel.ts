import { groupStatuses, type StatusGroup } from './statusGroup.ts'
import { statusLabel } from './verificationStatus.ts'

/** The word that all statuses of a label group show (spec, section 4). */
export function statusGroupLabel(group: StatusGroup): string {
  return groupStatuses[group].slice(0, 1).map(statusLabel).join()
}
