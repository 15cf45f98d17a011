import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { createSandbox, type Sandbox, type ServerHabits } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { headersOf } from './configuredBuild.ts'

const dist = join(import.meta.dirname, '../packages/console/dist')
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
}

/** How a file fails: 404, a dropped connection, or half the script with status 200 and a year's caching. */
export type Damage = 'missing' | 'dropped' | 'truncated'

export interface BrokenServer {
  origin: string
  sandbox: Sandbox
  /** Makes files whose name matches fail from now on, or this many times; without a kind they are served again. */
  damage: (file: RegExp, kind?: Damage, times?: number) => void
  /** How often files whose name matches were requested. */
  requestsOf: (file: RegExp) => number
  close: () => Promise<void>
}

/**
 * Serves the built console under its security headers, and damages chosen files; the API behind it is the sandbox's,
 * with these habits.
 */
export async function startBrokenServer(habits: ServerHabits = {}): Promise<BrokenServer> {
  const asked: string[] = []
  let broken: { file: RegExp; kind: Damage; times: number } | undefined
  const sandbox = createSandbox({ habits })
  const api = getRequestListener((request) => sandbox.fetch(request))
  const headers = new Headers(headersOf(dist))
  const server: Server = createServer(async (request, response) => {
    response.setHeaders(headers)
    response.setHeader('connection', 'close') // Chromium itself repeats a request whose reused connection is dropped
    const path = normalize((request.url ?? '/').split('?')[0] ?? '/')
    if (path.startsWith('/api/')) return api(request, response)
    if (!path.startsWith('/assets/')) {
      const page = await readFile(join(dist, 'index.html'))
      return response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page)
    }
    asked.push(path)
    const fault = broken?.file.test(path) && broken.times > 0 ? broken : undefined
    if (fault) fault.times -= 1
    const kind = fault?.kind
    const body = await readFile(join(dist, path)).catch(() => undefined)
    if (kind === 'dropped') return response.destroy()
    if (!body || kind === 'missing') return response.writeHead(404, { 'cache-control': 'no-store' }).end('Not Found')
    const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
    return response.end(kind === 'truncated' ? body.subarray(0, body.length / 2) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listening on TCP
    sandbox,
    damage: (file, kind, times = Number.POSITIVE_INFINITY) => {
      broken = kind && { file, kind, times }
    },
    requestsOf: (file) => asked.filter((path) => file.test(path)).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
