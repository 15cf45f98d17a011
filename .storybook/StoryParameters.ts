import type { Fault, PersonaName, WorldName } from '@driver-trust/sandbox'

/** What a story of a screen can set besides its route. */
export interface StoryParameters {
  /** The address that the console shows; stories of primitives have none. */
  route?: string
  /** The sandbox's world; "small" by default. */
  world?: WorldName
  /** The signed-in user, overriding the toolbar's choice. */
  persona?: PersonaName | 'signed-out'
  /** Calls that fail, in addition to the toolbar's network. */
  faults?: readonly Fault[]
  /**
   * Shows the texts of a long wait from the start: only that it continues, or also "Try again". By default waits stay
   * silent.
   */
  wait?: 'words' | 'retry'
  /** What this browser already has in storage, by key, as it is stored. */
  remembered?: Readonly<Record<string, unknown>>
}
