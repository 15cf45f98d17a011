import { type Calls, calls } from '@driver-trust/domain/http'
import { createSandbox, type Fault, type Sandbox } from '@driver-trust/sandbox'
import { type DataSet, dataSets, rename } from '../../.storybook/dataSets.ts'
import { STORY_TIME } from '../../.storybook/fixedClock.ts'
import { serve } from '../../.storybook/mockServer.ts'
import { type Network, networks } from '../../.storybook/networks.ts'
import type { StoryGlobals, StoryParameters } from '../../.storybook/StoryParameters.ts'

export interface StorySandbox {
  sandbox: Sandbox
  persona: StoryGlobals['persona']
  /** What it was made from; another key is another server. */
  key: string
}

let present: StorySandbox | undefined
let isInUse = false

/** Creates the server of a story and drops the previous one; keeps it while nothing that it was made from changes. */
export function openSandbox(
  id: string,
  { faults = [], habits = {} }: StoryParameters,
  globals: StoryGlobals,
): StorySandbox {
  const { persona, network } = globals
  const { world, names, time: shown = STORY_TIME }: DataSet = dataSets[globals.world]
  const key = [id, persona, globals.world, network].join()
  if (isInUse && present?.key === key) return present
  let time: number = STORY_TIME
  const sandbox = createSandbox({ world, now: () => time, habits })
  time = shown
  if (names) rename(sandbox.state.world, names)
  sandbox.state.faults.push(...faults.map((fault) => ({ ...fault })), ...networkFaults(network))
  present = { sandbox, persona, key }
  serve(sandbox)
  tellBrowser(network !== 'offline')
  isInUse = true
  return present
}

/** Without these nothing of the screen would be left to look at. */
const EXEMPT: readonly string[] = ['token', 'whoami', 'organisationTree'] satisfies (keyof Calls)[]

function networkFaults(network: Network): Fault[] {
  const shown = networks[network]
  if (!('fault' in shown)) return []
  const names = Object.keys(calls) as (keyof Calls)[] // Object.keys widens the keys to string
  return names.filter((name) => !EXEMPT.includes(name)).map((call) => ({ call, kind: shown.fault }))
}

/** What the page asks the browser: whether it is online. */
function tellBrowser(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
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
