/** Taken when this module loads: whoever started the process may be gone before anybody watches. */
const parent = process.ppid

/**
 * Ends what it is given in order, on a signal or when the process that started this one is gone: a shell in between may swallow the signal.
 * The function returned stops the watch.
 */
export function endWithParent(close: () => void): () => void {
  const end = () => {
    stopWatching()
    close()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const watch = setInterval(() => process.ppid !== parent && end(), 250)
  for (const signal of signals) process.once(signal, end)
  const stopWatching = () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, end)
  }
  return stopWatching
}
