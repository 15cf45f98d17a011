import type { Calls } from '@driver-trust/domain/http'
import type { ServerHabits } from './habits.ts'
import type { World } from './world/World.ts'

/** What the routes of one sandbox share. */
export interface SandboxState {
  world: World
  now: () => number
  newId: () => string
  habits: ServerHabits
  faults: Fault[]
  /** Newest first. */
  mails: Mail[]
  /** Requests to paths missing from the table of calls; a story fails on them. */
  unknownRequests: string[]
  /** Requests that the API's description doesn't allow, with the field at fault; a story fails on them too. */
  malformedRequests: string[]
  /** Requests that never get an answer. */
  stalledRequests: string[]
}

/** A fault that the sandbox simulates, for one call or for all. */
export interface Fault {
  call: keyof Calls | '*'
  kind: FaultKind
  /** Only calls whose query has these values. */
  where?: Readonly<Record<string, string>>
  /** For `status`; 500 by default. */
  status?: number
  /** How often; by default until it is removed. */
  times?: number
}

export const faultKinds = ['slow', 'offline', 'status', 'gateway', 'html', 'shape', 'stalled'] as const

export type FaultKind = (typeof faultKinds)[number]

/** A message that the real server would have sent. */
export interface Mail {
  to: string
  subject: string
  /** Where the button in the mail leads, on the console's origin. */
  link: string | undefined
  code: string | undefined
  at: string
}
