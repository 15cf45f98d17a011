/** Median milliseconds that some work takes, over several runs after a warm-up. */
export function medianOf(work: () => unknown, runs = 7): number {
  work()
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}
