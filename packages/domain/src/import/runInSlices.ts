/** How long work may hold the page, and how it lets go of it (reliability, D4: longest task under 200 ms). */
export interface SliceOptions {
  /** Milliseconds of a slice. */
  slice: number
  now: () => number
  /** Lets the page do what waits. */
  breathe: () => Promise<void>
  signal: AbortSignal
  onProgress?: (done: number) => void
}

/** Takes what an iteration gives, pausing whenever a slice of time is over; false when it was given up (reliability, D4). */
export async function runInSlices<Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
  { slice, now, breathe, signal, onProgress }: SliceOptions,
): Promise<boolean> {
  let started = now()
  let done = 0
  for (const item of items) {
    take(item)
    done += 1
    if (done % looked === 0 && now() - started > slice) {
      onProgress?.(done)
      await breathe()
      if (signal.aborted) return false
      started = now()
    }
  }
  onProgress?.(done)
  return true
}

/** The clock is looked at after so many. */
const looked = 64
