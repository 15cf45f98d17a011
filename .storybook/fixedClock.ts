/** The time in every story, unless the toolbar's data is of another day. */
export const STORY_TIME = Date.UTC(2026, 2, 12, 9, 30)

const RealDate = globalThis.Date

/** Stops the clock of `new Date()` and `Date.now()` at a time; returns the function that restarts it. */
export function stopClock(time: number): () => void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given, made) => Reflect.construct(RealDate, given.length === 0 ? [time] : given, made),
    get: (date, name) => (name === 'now' ? () => time : Reflect.get(date, name)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
