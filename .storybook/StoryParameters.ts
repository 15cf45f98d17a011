import type { DeadlineDocument } from '@driver-trust/domain/driver'
import type { Fault, PersonaName, ServerHabits } from '@driver-trust/sandbox'
import type { DataSetName } from './dataSets.ts'
import type { Network } from './networks.ts'

/** What a story of a screen can set besides its route. */
export interface StoryParameters {
  /** The address that the console shows; stories of primitives have none. */
  route?: string
  /** Calls that fail, in addition to the toolbar's network. */
  faults?: readonly Fault[]
  /** How the server differs from the strictest one, with the reason beside it. */
  habits?: ServerHabits
  /**
   * Shows the texts of a long wait from the start: only that it continues, or also "Try again". By default waits stay
   * silent.
   */
  wait?: 'words' | 'retry'
  /** What this browser already has in storage, by key, as it is stored. */
  remembered?: Readonly<Record<string, unknown>>
  /**
   * Cleared drivers up to whom their documents are read for the figures: 500 as in the product, but none where a test runs
   * what nobody sees, as the hundreds of calls would take most of its time.
   */
  documentChecks?: number
  /** Documents without which nobody can drive; by default none. */
  requiredDocuments?: readonly DeadlineDocument[]
  /** Ends work that would go on into the next story; in test runs, once the picture is taken. */
  afterwards?: () => void
}

/** What the toolbar shows and sets. A story that depends on a value sets it, and its toolbar is locked then. */
export interface StoryGlobals {
  persona: PersonaName | 'signed-out'
  /** The sandbox's data. */
  world: DataSetName
  network: Network
  text: 'given' | 'long'
}
