/** Milliseconds that some work takes: the median of several runs after one that warms up. */
export function medianOf(work: () => unknown, runs = 7): number {
  work()
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}
