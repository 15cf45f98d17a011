import { setupWorker } from 'msw/browser'
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

/** Once a page: a service worker, which the browser's network panel shows; tests answer in `fetch` itself, which takes a quarter of the run less. */
export async function startMockServer(): Promise<void> {
  started ??= storyRun.isTest ? Promise.resolve(answerInPage()) : startWorker()
  await started
}

/** Nothing where no server answers: the call then leaves the page. */
async function answer(request: Request): Promise<Response | undefined> {
  requests += 1
  try {
    if (server && request.url.includes('/api/v1/')) return await server.fetch(request)
  } finally {
    answers += 1
  }
  unmocked.push(`${request.method} ${new URL(request.url).pathname}`)
  return undefined
}

async function startWorker(): Promise<void> {
  const worker = setupWorker(http.all('*/api/*', ({ request }) => answer(request)))
  const serviceWorker = { url: './mockServiceWorker.js' } // relative: Storybook may be served below a path
  await worker.start({ quiet: true, serviceWorker, onUnhandledFrame: () => {} })
}

function answerInPage(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.includes('/api/')) return await fetch(request)
    const { signal } = request
    signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const response = await Promise.race([answer(request), aborted])
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? (await fetch(request))
  }
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
