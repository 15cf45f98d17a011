import type { FaultKind } from '@driver-trust/sandbox'

/** What the toolbar "Network" offers: how the screen's own calls fail. */
export const networks = {
  normal: { title: 'Online' },
  slow: { title: 'Slow', fault: 'slow' },
  offline: { title: 'Offline', fault: 'offline' },
  failing: { title: 'Failing', fault: 'status' },
  'wrong-shape': { title: 'Wrong shape', fault: 'shape' },
} as const satisfies Record<string, { title: string; fault?: FaultKind }>

export type Network = keyof typeof networks
