import { createServer, type RequestListener, type Server } from 'node:http'

/** Only reachable from this machine. */
export const LOOPBACK = '127.0.0.1'

const HIGHEST = 65_535

/**
 * Listens on the loopback interface by default and resolves to the server with its port. If the port is in use it
 * takes the next free one, or with `isExact` rejects with an Error that says what to do.
 */
export async function listen(
  listener: RequestListener,
  { port, isExact, host = LOOPBACK }: { port: number; isExact: boolean; host?: string },
): Promise<{ server: Server; port: number }> {
  for (let candidate = port; candidate <= HIGHEST; candidate += 1) {
    const server = createServer(listener)
    const isTaken = await bind(server, candidate, host)
    if (!isTaken) return { server, port: candidate }
    if (isExact) throw new Error(`Port ${port} is in use: stop the program there, or choose another port with PORT=…`)
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

/** Read when the module loads: the parent may be gone before anything watches it. */
const parent = process.ppid

/**
 * Closes the given things in order on a signal, or when the parent process is gone, since a shell in between can
 * swallow the signal. Returns a function that stops watching.
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
