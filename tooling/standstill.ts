/** Milliseconds between two ticks, and how late one can be. With four busy loops beside the stories, no tick was a second late. */
const TICK = 1000
const LATE = 10_000

/**
 * Notices when no program runs for a while, because the machine was suspended or its host paused it: every time
 * limit that was running has then passed.
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
