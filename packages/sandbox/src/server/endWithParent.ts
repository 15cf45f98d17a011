/** Ends this process in order on a signal, and when the process that started it is gone: a shell in between may swallow the signal. */
export function endWithParent(close: () => void): void {
  const parent = process.ppid
  const end = () => {
    clearInterval(watch)
    close()
  }
  const watch = setInterval(() => process.ppid !== parent && end(), 250)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
}
