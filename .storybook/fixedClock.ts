/** The time in every story, unless the toolbar's data is of another day. */
export const STORY_TIME = Date.UTC(2026, 2, 12, 9, 30)

const RealDate = globalThis.Date

/** Stops the clock of `new Date()` and `Date.now()` at a time; returns the function that restarts it. */
export function stopClock(time: number): () => void {
  class FixedDate extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [time] : given) as [number]))
    }
    static override now = () => time
    // Dates created before the clock stopped are still dates.
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof RealDate
    }
  }
  globalThis.Date = FixedDate as unknown as DateConstructor // only calling Date without new differs
  return () => {
    globalThis.Date = RealDate
  }
}
