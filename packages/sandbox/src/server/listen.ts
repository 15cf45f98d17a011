import { createServer, type RequestListener, type Server } from 'node:http'

const HIGHEST = 65_535

/**
 * Listens on the loopback interface and gives the server with its port. Without `isExact` a port in use gives way to the next
 * free one; with it the Error says which port is taken and what to do.
 */
export async function listen(
  listener: RequestListener,
  { port, isExact }: { port: number; isExact: boolean },
): Promise<{ server: Server; port: number }> {
  for (let candidate = port; candidate <= HIGHEST; candidate += 1) {
    const server = createServer(listener)
    const isTaken = await bind(server, candidate)
    if (!isTaken) return { server, port: candidate }
    if (isExact) throw new Error(`Port ${port} is in use: end what listens there, or choose another with PORT=…`)
  }
  throw new Error(`No port from ${port} on is free.`)
}

function bind(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(false))
  })
}
