import type { Calls } from '@driver-trust/domain'

/** A way in which the sandbox misbehaves, for one call or for all. */
export interface Fault {
  call: keyof Calls | '*'
  kind: FaultKind
  /** For `status`; 500 when absent. */
  status?: number
  /** How often; without it until it is taken away. */
  times?: number
}

export const faultKinds = ['slow', 'offline', 'status', 'html', 'shape', 'stalled'] as const

export type FaultKind = (typeof faultKinds)[number]
