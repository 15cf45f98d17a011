import type { TelemetryEvent } from './eventOf.ts'

/** One request's body. */
export interface Batch {
  release: string
  events: (TelemetryEvent & { route: string; count: number })[]
}

const DELAY = 10_000
const LARGEST = 20
/** Of one page load: an error in a loop must not flood the endpoint. */
const MOST = 200

/** Collects events and sends them together: after ten seconds, twenty different ones, or when told. Equal ones are counted. */
export function createBatch({ release, send }: { release: string; send: (body: string) => void }) {
  const held = new Map<string, Batch['events'][number]>()
  let total = 0
  const flush = () => {
    if (held.size === 0) return
    const batch: Batch = { release, events: [...held.values()] }
    held.clear()
    send(JSON.stringify(batch))
  }
  return {
    add(event: TelemetryEvent, route: string) {
      if (total >= MOST) return
      total += 1
      const key = JSON.stringify([event, route])
      const known = held.get(key)
      if (known) known.count += 1
      else held.set(key, { ...event, route, count: 1 })
      if (held.size >= LARGEST) flush()
      else if (held.size === 1 && !known) setTimeout(flush, DELAY)
    },
    flush,
  }
}
