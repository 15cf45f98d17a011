/** Milliseconds between two ticks, and how late one may be: with four busy loops beside the stories none was late by a second. */
const TICK = 1000
const LATE = 10_000

/**
 * Notices when no program runs for a while, because the machine was suspended or its host paused it: afterwards the
 * time limit of whatever was waiting is over at once.
 */
export function watchStandstill({ tick = TICK, late = LATE } = {}) {
  let seconds = 0
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    const lost = now - last - tick
    if (lost > late) seconds += lost / 1000
    last = now
  }
  const timer = setInterval(look, tick)
  return {
    /** Stops watching; the seconds lost in all. */
    end() {
      look()
      clearInterval(timer)
      return Math.round(seconds)
    },
  }
}
