import { createSandbox, type Sandbox } from '@driver-trust/sandbox'
import { days, STORY_TIME } from './fixedClock.ts'
import { rename } from './namesOf.ts'
import { networkFaults } from './networkOf.ts'
import type { StoryGlobals, StoryParameters } from './StoryParameters.ts'

export interface StorySandbox {
  sandbox: Sandbox
  persona: StoryGlobals['persona']
  /** What it was made from; another key is another server. */
  key: string
}

let present: StorySandbox | undefined
let isInUse = false

/** Creates the server of a story and drops the previous one; keeps it while nothing that it was made from changes. */
export function openSandbox(id: string, { faults = [] }: StoryParameters, globals: StoryGlobals): StorySandbox {
  const { persona, world, network, names, day } = globals
  const key = [id, persona, world, network, names, day].join()
  if (isInUse && present?.key === key) return present
  let time: number = STORY_TIME
  const sandbox = createSandbox({ world, now: () => time })
  time = days[day].time
  rename(sandbox.state.world, names)
  sandbox.state.faults.push(...faults.map((fault) => ({ ...fault })), ...networkFaults(network))
  present = { sandbox, persona, key }
  isInUse = true
  return present
}

/** Makes the next story start with a server of its own; the present one still answers late requests. */
export function closeSandbox(): void {
  isInUse = false
}

/** The server of the current story. */
export function sandboxOfStory(): StorySandbox {
  if (!present) throw new Error('No story is open: openSandbox runs before each.')
  return present
}
