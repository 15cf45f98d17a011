import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { http } from 'msw/http'

type Worker = ReturnType<typeof setupWorker>

/** What answers API calls. */
interface Server {
  fetch: (request: Request) => Response | Promise<Response>
  state: { unknownRequests: string[]; malformedRequests: string[] }
}

const unmocked: string[] = []
let server: Server | undefined
let started: Promise<Worker> | undefined

/** Sends the API calls of the current story to its server, and late ones of the last story too. */
export function serve(next: Server): void {
  server = next
}

/** The page's one worker. */
export function startMockServer(): Promise<Worker> {
  started ??= start()
  return started
}

function answer(request: Request) {
  if (server) return server.fetch(request)
  unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
  return
}

async function start(): Promise<Worker> {
  const worker = setupWorker(http.all('*/api/v1/*', ({ request }) => answer(request)))
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' }, // relative: Storybook may be served below a path
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return
      const { pathname } = new URL(frame.data.request.url)
      if (pathname.includes('/api')) unmocked.push(`${frame.data.request.method} ${pathname}`)
    },
  })
  return worker
}

/** Requests since the last call that neither the worker nor the server answered, or that the server couldn't read. */
export function takeUnmocked(): string[] {
  const { unknownRequests = [], malformedRequests = [] } = server?.state ?? {}
  return [unmocked, unknownRequests, malformedRequests].flatMap((requests) => requests.splice(0))
}
