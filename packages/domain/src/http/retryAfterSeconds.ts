const LONGEST = 30

/** Seconds to wait by a Retry-After header (seconds or an HTTP date), at most 30; undefined when absent or not understood. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  if (Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(seconds, 0), LONGEST)
}
