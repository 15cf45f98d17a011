/** The time in every story. */
export const STORY_TIME = Date.UTC(2026, 2, 12, 9, 30)

const RealDate = globalThis.Date

/** Stops the clock of `new Date()` and `Date.now()`; returns the function that restarts it. */
export function stopClock(): () => void {
  class FixedDate extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [STORY_TIME] : given) as [number]))
    }
    static override now = () => STORY_TIME
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
