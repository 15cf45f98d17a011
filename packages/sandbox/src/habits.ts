import type { World } from './world/World.ts'

/** What other servers of the contract do besides; by default none of it, so that stories and tests are fast. */
export interface ServerHabits {
  /** Lists have no `nextPage`: clients count the rows. */
  hidesNextPage?: boolean
  /** The list changes while it is read: the second page lacks a row, the third repeats one, and totals differ. */
  movesLists?: boolean
  /** Ends every list after this many pages, whatever its total. */
  lastPage?: number
  /** Who changed a status: a service, which has no UUID. */
  performedBy?: string
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

interface Past {
  until: number
  world: World
}

/** Keeps the worlds before the latest writes, from which a slow server still reads. */
export function createPasts({ visibleAfter = 0 }: ServerHabits, now: () => number) {
  let pasts: Past[] = []
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
