/**
 * Ends this process in order on a signal, and when the process that started it is gone: a shell in between may swallow the signal.
 * The function returned stops the watch.
 */
export function endWithParent(close: () => void): () => void {
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end(), 250)
  const stopWatching = () => clearInterval(watch)
  const end = () => {
    stopWatching()
    close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  return stopWatching
}
