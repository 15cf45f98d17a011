import { localDay } from '../../text/dates.ts'

/** The time by the server's clock and by this device's: where they differ, documents are judged by the later day. */
export interface Clock {
  /** Notes when an answer was sent, as far as its headers say. */
  note: (headers: Headers) => void
  /** By the server's clock where an answer told the time, otherwise by the device's. */
  now: () => Date
  /** The calendar day, such as "2026-03-01": the later one where the clocks disagree. */
  today: () => string
  /** Minutes by which the device's clock is ahead of the server's (negative: behind); undefined up to five. */
  error: () => number | undefined
  /** When an answer was sent; undefined if its headers don't say. */
  stampOf: (headers: Headers) => Stamp | undefined
  /** Whether an answer was kept by some cache: it is too old to be live. */
  isOld: (stamp: Stamp | undefined) => boolean
  /** Called when an answer moves the server's time by more than a moment. */
  subscribe: (listener: () => void) => () => void
}

/** When an answer was sent: milliseconds since 1970 by its `Date`, less those of this page's own count on arrival. */
export interface Stamp {
  offset: number
  /** Milliseconds that a cache says it kept the answer. */
  age: number
}

/** Milliseconds by which clocks can differ, or answers be late, before it matters. */
const TOLERANCE = 5 * 60_000
/** Milliseconds by which answers differ in an ordinary exchange: a `Date` has whole seconds. */
const MOMENT = 2000

const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE

export function createClock(): Clock {
  const listeners = new Set<() => void>()
  let latest: number | undefined // offset of the latest answer: one from a cache is never later than a live one
  let alone: number | undefined // that of one ahead of this device and of all others, until a second one confirms it
  let aloneSince = 0 // milliseconds of this page's own count
  let deviceThen = 0 // as `device`, when an answer last told the time
  const stampOf = (headers: Headers): Stamp | undefined => {
    const date = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(date)) return undefined
    return { offset: date - performance.now(), age: Number.parseInt(headers.get('age') ?? '', 10) * 1000 || 0 }
  }
  const device = () => Date.now() - performance.now()
  const known = () => {
    const isContradicted = latest !== undefined && isNear(latest, device()) // by another answer and this device
    return alone === undefined || isContradicted ? latest : Math.max(alone, latest ?? alone)
  }
  const take = (offset: number) => {
    const before = latest ?? offset
    if (alone !== undefined && isNear(alone, offset)) {
      latest = Math.max(alone, offset, before)
      alone = undefined
    } else if (offset - Math.max(device(), latest ?? device()) > TOLERANCE) {
      alone = Math.max(alone ?? offset, offset)
      aloneSince = performance.now()
    } else latest = Math.max(offset, before)
  }
  /** An answer that nothing confirms can be the only live one among those of a cache: for a while the others are old. */
  const newest = () => {
    const isRecent = performance.now() - aloneSince < TOLERANCE
    return alone !== undefined && isRecent ? Math.max(alone, latest ?? alone) : known()
  }
  const serverNow = () => {
    const offset = known()
    return offset === undefined ? Date.now() : offset + performance.now()
  }
  return {
    stampOf,
    note(headers) {
      const stamp = stampOf(headers)
      if (!stamp) return
      const before = known()
      deviceThen = device()
      take(stamp.offset)
      const after = known() ?? stamp.offset
      if (before === undefined || Math.abs(after - before) > MOMENT) for (const listener of listeners) listener()
    },
    now: () => new Date(serverNow()),
    today: () => localDay(new Date(Math.max(Date.now(), serverNow()))),
    error() {
      const ahead = Date.now() - serverNow()
      const hasSlept = device() - deviceThen > TOLERANCE // this page's count stood still meanwhile, so ask again first
      return Math.abs(ahead) > TOLERANCE && !hasSlept ? Math.round(ahead / 60_000) : undefined
    },
    isOld: (stamp) =>
      stamp !== undefined && (stamp.age > TOLERANCE || (newest() ?? stamp.offset) - stamp.offset > TOLERANCE),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
