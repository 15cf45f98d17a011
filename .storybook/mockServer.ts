import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { setupWorker } from 'msw/browser'
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from 'msw/experimental'
import { http } from 'msw/http'
import { storyRun } from './storyRun.ts'

/** What answers API calls. */
interface Server {
  fetch: (request: Request) => Response | Promise<Response>
  state: { unknownRequests: string[]; malformedRequests: string[]; stalledRequests: string[] }
}

const unmocked: string[] = []
let requests = 0
let answers = 0
/** Calls of the stories before that never got one. */
let stalledBefore = 0
let server: Server | undefined
let started: Promise<void> | undefined

/** Sends the API calls of the current story to its server, and late ones of the last story too. */
export function serve(next: Server): void {
  stalledBefore += stalled()
  server = next
}

/** Once a page. */
export function startMockServer(): Promise<void> {
  started ??= start()
  return started
}

async function answer(request: Request) {
  requests += 1
  try {
    if (server) return await server.fetch(request)
  } finally {
    answers += 1
  }
  unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
  return
}

/** A service worker, which the browser's network panel shows; tests intercept `fetch` itself, which takes a tenth of the run less. */
async function start(): Promise<void> {
  const handlers = [http.all('*/api/v1/*', ({ request }) => answer(request))]
  if (storyRun.isTest) {
    const sources = [new InterceptorSource({ interceptors: [new FetchInterceptor()] })]
    const network = defineNetwork({ sources, handlers, context: { quiet: true }, onUnhandledFrame })
    return network.enable()
  }
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' }, // relative: Storybook may be served below a path
    onUnhandledFrame,
  })
}

function onUnhandledFrame({ frame }: { frame: unknown }) {
  if (!(frame instanceof HttpNetworkFrame)) return
  const { pathname } = new URL(frame.data.request.url)
  if (pathname.includes('/api/')) unmocked.push(`${frame.data.request.method} ${pathname}`)
}

/** How many calls were made, and how many of them will still get an answer. */
export function traffic() {
  return { requests, waiting: requests - answers - stalledBefore - stalled() }
}

const stalled = () => server?.state.stalledRequests.length ?? 0

/** Requests since the last call that neither the worker nor the server answered, or that the server couldn't read. */
export function takeUnmocked(): string[] {
  const { unknownRequests = [], malformedRequests = [] } = server?.state ?? {}
  return [unmocked, unknownRequests, malformedRequests].flatMap((requests) => requests.splice(0))
}
