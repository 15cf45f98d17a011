import type { World } from './world/World.ts'

/**
 * How other servers of the contract differ. By default the sandbox is the strictest server that the contract allows:
 * every answer may be cached, a deleted organisation is a 404, and so is a page beyond the last.
 */
export interface ServerHabits {
  /**
   * As lenient as a server can be: nothing says how long an answer can be kept, lists leave out a deleted organisation
   * without a word, details carry the person's own id instead of their invitation's, a page beyond the last is empty,
   * parts of names are found without their case and accents, and addresses can have any length.
   */
  isLenient?: boolean
  /** Text filters find whole values only, as they are written. */
  hasExactFilters?: boolean
  /** Lists have no `nextPage`: clients count the rows. */
  hidesNextPage?: boolean
  /** The list changes while it is read: the second page lacks a row, the third repeats one, and totals differ. */
  movesLists?: boolean
  /** Ends every list after this many pages, whatever its total. */
  lastPage?: number
  /** Characters of an address, from the path on, above which it is refused; 8,192 otherwise. */
  longestAddress?: number
  /** Who changed a status: a service, which has no UUID. */
  performedBy?: string
  /** Invites drivers again who have an invitation, or are here already. */
  invitesTwice?: boolean
  /** Milliseconds until lists show a write. */
  visibleAfter?: number
  /** The calls of a path that are answered with 429, by their number from 1. */
  refuses?: { path: RegExp; isRefused: (call: number) => boolean; retryAfter: number }
}

/** Answers a call with 429 where the habits say so. */
export function createRefusals({ refuses }: ServerHabits) {
  let calls = 0
  return (path: string): Response | undefined => {
    if (!refuses?.path.test(path)) return undefined
    calls += 1
    if (!refuses.isRefused(calls)) return undefined
    return Response.json(
      { code: 'too_many_requests' },
      { status: 429, headers: { 'retry-after': String(refuses.retryAfter) } },
    )
  }
}

/** Keeps the worlds before the latest writes, from which a slow server still reads. */
export function createPasts({ visibleAfter = 0 }: ServerHabits, now: () => number) {
  let pasts: { until: number; world: World }[] = []
  return {
    noteWrite(world: World) {
      if (visibleAfter === 0) return
      const { tokens, ...records } = world
      pasts.push({ until: now() + visibleAfter, world: { ...structuredClone(records), tokens } })
    },
    /** The world that reads see now, if it isn't the present one. */
    seen(): World | undefined {
      pasts = pasts.filter(({ until }) => until > now())
      return pasts[0]?.world
    },
  }
}
