import { setupWorker } from 'msw/browser'
import { HttpNetworkFrame } from 'msw/experimental'
import { http } from 'msw/http'
import { sandboxOfStory } from './sandboxOfStory.ts'

type Worker = ReturnType<typeof setupWorker>

const unmocked: string[] = []
let started: Promise<Worker> | undefined

/** The page's one worker: every API call goes to the sandbox of the current story. */
export function startMockServer(): Promise<Worker> {
  started ??= start()
  return started
}

async function start(): Promise<Worker> {
  const worker = setupWorker(http.all('*/api/v1/*', ({ request }) => sandboxOfStory().sandbox.fetch(request)))
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

/** Requests since the last call that neither the worker nor the sandbox answered, or that the sandbox couldn't read. */
export function takeUnmocked(): string[] {
  const { unknownRequests, malformedRequests } = sandboxOfStory().sandbox.state
  return [unmocked, unknownRequests, malformedRequests].flatMap((requests) => requests.splice(0))
}
