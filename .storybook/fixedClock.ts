/** The time in every story, unless the toolbar moves it. */
export const STORY_TIME = Date.UTC(2026, 2, 12, 9, 30)

const DAY = 24 * 60 * 60 * 1000

/** Days that the toolbar offers; the data stays that of 12 March, so deadlines come closer and pass. */
export const days = {
  earlier: { title: '10 Feb 2026', right: '30 days earlier', time: STORY_TIME - 30 * DAY },
  today: { title: '12 Mar 2026', right: 'as in the screenshots', time: STORY_TIME },
  later: { title: '11 Apr 2026', right: '30 days later', time: STORY_TIME + 30 * DAY },
} as const

export type Day = keyof typeof days

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
