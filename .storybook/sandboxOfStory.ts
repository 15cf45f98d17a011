import { createSandbox, type PersonaName, type Sandbox } from '@driver-trust/sandbox'
import { STORY_TIME } from './fixedClock.ts'
import { networkFaults } from './networkOf.ts'
import type { StoryParameters } from './StoryParameters.ts'

export interface StorySandbox {
  sandbox: Sandbox
  persona: PersonaName | 'signed-out'
}

let present: StorySandbox | undefined

/** Creates the server of a story and drops the previous one. */
export function openSandbox(parameters: StoryParameters, globals: Record<string, unknown>): StorySandbox {
  const sandbox = createSandbox({ world: parameters.world ?? 'small', now: () => STORY_TIME })
  sandbox.state.faults.push(
    ...(parameters.faults ?? []).map((fault) => ({ ...fault })),
    ...networkFaults(String(globals.network)),
  )
  const persona = parameters.persona ?? (String(globals.persona) as PersonaName | 'signed-out') // the toolbar offers nothing else
  present = { sandbox, persona }
  return present
}

/** The server of the current story. */
export function sandboxOfStory(): StorySandbox {
  if (!present) throw new Error('No story is open: openSandbox runs before each.')
  return present
}
