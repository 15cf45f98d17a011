import type { SliceOptions } from '@driver-trust/domain'

/** Work that holds the page for 40 ms at a time at most, and then lets it do what waits. */
export function slices(signal: AbortSignal, onProgress?: (done: number) => void): SliceOptions {
  return {
    slice: 40,
    now: () => performance.now(),
    yieldToPage: () => new Promise((resolve) => setTimeout(resolve)),
    signal,
    ...(onProgress && { onProgress }),
  }
}
