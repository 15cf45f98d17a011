/** The moment at which every story takes place. */
export const STORY_TIME = Date.UTC(2026, 2, 12, 9, 30)

const RealDate = globalThis.Date

/** Stops the clock for `new Date()` and `Date.now()`; gives the way back. */
export function stopClock(): () => void {
  class FixedDate extends RealDate {
    constructor(...given: [] | [value: number | string | Date]) {
      super(...((given.length === 0 ? [STORY_TIME] : given) as [number]))
    }
    static override now = () => STORY_TIME
    // Dates made before the clock stopped are dates all the same.
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof RealDate
    }
  }
  globalThis.Date = FixedDate as unknown as DateConstructor // only calling Date without new differs
  return () => {
    globalThis.Date = RealDate
  }
}
