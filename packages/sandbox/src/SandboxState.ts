import type { Fault } from './faults/Fault.ts'
import type { Mail } from './mail/Mail.ts'
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
