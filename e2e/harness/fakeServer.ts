import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createSandbox, type Sandbox, type SandboxOptions } from '@driver-trust/sandbox'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServerApp } from '../../packages/sandbox/src/server/createServerApp.ts'

const dist = join(import.meta.dirname, '../../packages/console/dist')

/** A call as it arrived. */
export interface SeenCall {
  method: string
  path: string
  body: string
  /** The e-mail of its token's owner; undefined for a missing or unknown token. */
  person: string | undefined
  /** Once it is answered; 0 for a closed connection. */
  status?: number
}

/** What happens to a call instead of the usual. */
interface Plan {
  /** Milliseconds before it is handled. */
  wait?: number
  /** Whether it takes effect; by default it does. One that doesn't needs an answer. */
  isCarriedOut?: boolean
  /** A status with an empty body, a closed connection, silence, or another body than the usual. */
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  answer?: number | 'drop' | 'stall' | ((usual: any) => unknown)
}

/** How a file fails: 404, a dropped connection, or half the script with status 200 and a year's caching. */
export type Damage = 'missing' | 'dropped' | 'truncated'

export interface FakeServer {
  origin: string
  sandbox: Sandbox
  rootId: string
  /** All calls but those for tokens. */
  seen: SeenCall[]
  /** Those that change something. */
  writes: (pattern?: RegExp) => SeenCall[]
  /** Consulted for each call that is seen. */
  plan: (call: SeenCall) => Plan | undefined
  /** Makes files whose name matches fail from now on, or this many times; without a kind they are served again. */
  damage: (file: RegExp, kind?: Damage, times?: number) => void
  /** How often files whose name matches were requested. */
  requestsOf: (file: RegExp) => number
  close: () => Promise<void>
}

/** Serves the built console and a sandbox of its own, whose calls follow a plan and whose files can be damaged. */
export async function startFakeServer(options: SandboxOptions = {}): Promise<FakeServer> {
  const sandbox = createSandbox(options)
  const files = createDamages()
  const fake: FakeServer = {
    origin: '',
    sandbox,
    rootId: [...sandbox.state.world.organisations.keys()][0] ?? '',
    seen: [],
    writes: (pattern = /./) =>
      fake.seen.filter(({ method, path }) => method !== 'GET' && !/auth|users\/ids/.test(path) && pattern.test(path)),
    plan: () => undefined,
    damage: files.damage,
    requestsOf: files.requestsOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const app = createServerApp({ ...sandbox, fetch: (request) => answerAsPlanned(fake, request) }, { console: dist })
  const listener = getRequestListener((request, env) =>
    files.serve(request, env as HttpBindings, (asked) => app.fetch(asked, env)),
  )
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close') // Chromium itself repeats a request whose reused connection is dropped
    void listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.origin = `http://localhost:${(server.address() as AddressInfo).port}` // listening on TCP
  return fake
}

async function answerAsPlanned({ sandbox, seen, ...fake }: FakeServer, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname.endsWith('/auth/token')) return sandbox.fetch(request)
  const body = await request.clone().text()
  const call: SeenCall = { method: request.method, path: pathname + search, body, person: callerOf(sandbox, request) }
  seen.push(call)
  const { wait = 0, isCarriedOut = true, answer } = fake.plan(call) ?? {}
  if (wait) await setTimeout(wait)
  const usual = isCarriedOut ? await sandbox.fetch(request) : undefined
  const response = await answerOf(answer, usual)
  call.status = response.status
  return response
}

async function answerOf(answer: Plan['answer'], usual: Response = Response.json({}, { status: 401 })) {
  if (answer === undefined) return usual
  if (answer === 'stall') return new Promise<Response>(() => {})
  if (answer === 'drop') return Response.error()
  if (typeof answer === 'number') return Response.json({}, { status: answer })
  return Response.json(answer(await usual.json()))
}

function callerOf({ state }: Sandbox, { headers }: Request): string | undefined {
  const { tokens, people } = state.world
  const token = tokens.access.get((headers.get('authorization') ?? '').slice('Bearer '.length))
  return people.get(token?.personId ?? '')?.email
}

/** Damages chosen files below /assets/. */
function createDamages() {
  const asked: string[] = []
  let broken: { file: RegExp; kind: Damage; times: number } | undefined
  const kindFor = (path: string): Damage | undefined => {
    if (!broken?.file.test(path) || broken.times <= 0) return undefined
    broken.times -= 1
    return broken.kind
  }
  return {
    damage(file: RegExp, kind?: Damage, times = Number.POSITIVE_INFINITY) {
      broken = kind && { file, kind, times }
    },
    requestsOf: (file: RegExp) => asked.filter((path) => file.test(path)).length,
    async serve(request: Request, { outgoing }: HttpBindings, usual: (asked: Request) => Response | Promise<Response>) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/')) return usual(request)
      asked.push(pathname)
      const kind = kindFor(pathname)
      if (kind === 'missing')
        return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } })
      if (kind === 'dropped') {
        outgoing.destroy()
        return new Response(null, { status: 503 })
      }
      if (kind !== 'truncated') return usual(request)
      const { headers, body } = await withoutCompression(request, usual)
      return new Response(body.subarray(0, body.length / 2), { headers })
    },
  }
}

async function withoutCompression({ url }: Request, usual: (asked: Request) => Response | Promise<Response>) {
  const response = await usual(new Request(url))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return { headers, body: new Uint8Array(await response.arrayBuffer()) }
}
