import { createServer, type RequestListener, type Server } from 'node:http'

/** Reached from this machine alone. */
export const LOOPBACK = '127.0.0.1'

const HIGHEST = 65_535

/**
 * Listens on the loopback interface, unless another host is given, and gives the server with its port. Without `isExact` a port in use gives way to the next
 * free one; with it the Error says which port is taken and what to do.
 */
export async function listen(
  listener: RequestListener,
  { port, isExact, host = LOOPBACK }: { port: number; isExact: boolean; host?: string },
): Promise<{ server: Server; port: number }> {
  for (let candidate = port; candidate <= HIGHEST; candidate += 1) {
    const server = createServer(listener)
    const isTaken = await bind(server, candidate, host)
    if (!isTaken) return { server, port: candidate }
    if (isExact) throw new Error(`Port ${port} is in use: end what listens there, or choose another with PORT=…`)
  }
  throw new Error(`No port from ${port} on is free.`)
}

function bind(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    )
    server.listen(port, host, () => resolve(false))
  })
}

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
