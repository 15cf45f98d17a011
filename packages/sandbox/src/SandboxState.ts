import type { Calls } from '@driver-trust/domain'
import type { World } from './world/World.ts'

/** What the routes of one sandbox share. */
export interface SandboxState {
  world: World
  now: () => number
  newId: () => string
  faults: Fault[]
  /** Newest first. */
  mails: Mail[]
  /** Requests to paths that the table of calls does not know: a story fails on them. */
  unknownRequests: string[]
}

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

/** One message that the product's server would have sent. */
export interface Mail {
  to: string
  subject: string
  /** Where the button in the mail leads, on the console's origin. */
  link: string | undefined
  code: string | undefined
  at: string
}
