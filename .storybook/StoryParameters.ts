import type { Fault, PersonaName, WorldName } from '@driver-trust/sandbox'

/** What a story of a screen may ask for beside its route. */
export interface StoryParameters {
  /** The address that the console shows; stories of primitives have none. */
  route?: string
  /** The sandbox's world; "small" without it. */
  world?: WorldName
  /** Who is signed in, over the toolbar's choice. */
  persona?: PersonaName | 'signed-out'
  /** Calls that go wrong, on top of the toolbar's network. */
  faults?: readonly Fault[]
  /** Shows what a wait says from the start: that it goes on, or also how to begin again. Without it waits say nothing. */
  wait?: 'words' | 'retry'
  /** What this browser remembers from before, by storage key: values as they are written. */
  remembered?: Readonly<Record<string, unknown>>
}
