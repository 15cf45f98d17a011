import type { Calls } from '@driver-trust/domain/http'
import { calls } from '@driver-trust/domain/http'
import type { Fault, FaultKind } from '@driver-trust/sandbox'

export const networks = ['normal', 'slow', 'offline', 'failing', 'wrong-shape'] as const

export type Network = (typeof networks)[number]

const KINDS: Record<Exclude<Network, 'normal'>, FaultKind> = {
  slow: 'slow',
  offline: 'offline',
  failing: 'status',
  'wrong-shape': 'shape',
}

/** Without these nothing of the screen would be left to look at. */
const EXEMPT: readonly (keyof Calls)[] = ['token', 'whoami', 'organisationTree']

/** The faults of the toolbar's network. */
export function networkFaults(network: string): Fault[] {
  if (!isBent(network)) return []
  const faulty = Object.keys(calls).filter((name) => !(EXEMPT as readonly string[]).includes(name)) as (keyof Calls)[]
  return faulty.map((call) => ({ call, kind: KINDS[network] }))
}

function isBent(network: string): network is keyof typeof KINDS {
  return Object.hasOwn(KINDS, network)
}
