import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { build } from 'vite'
import { createSandbox } from '../../packages/sandbox/src/index.ts'
import { listen } from '../../packages/sandbox/src/server/listen.ts'

const FIRST_PORT = 4400

export interface Harness {
  origin: string
  /** Refresh tokens in order of arrival. */
  refreshes: string[]
  /** Milliseconds before the server handles a refresh, and before its answer leaves. */
  delay: { before: () => number; after: () => number }
  /** Tokens as from a new sign-in. */
  issue: () => { accessToken: string; refreshToken: string }
  /** Expires every access token. */
  expireAll: () => void
  expire: (accessToken: string) => void
  close: () => void
}

/** Starts an origin with the API of a strict sandbox and a page with nothing but the console's session. */
export async function startHarness(): Promise<Harness> {
  const sandbox = createSandbox({ newId: randomUUID })
  const script = await bundleSessionPage()
  const refreshes: string[] = []
  const delay = { before: () => 0, after: () => 0 }
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/session.js') return new Response(script, { headers: { 'content-type': 'text/javascript' } })
    if (!pathname.startsWith('/api/')) return new Response(SESSION_PAGE, { headers: { 'content-type': 'text/html' } })
    if (!pathname.endsWith('/token')) return sandbox.fetch(request)
    refreshes.push(new URLSearchParams(await request.clone().text()).get('refresh_token') ?? '')
    await pause(delay.before())
    const response = await sandbox.fetch(request)
    await pause(delay.after())
    return response
  }
  const { server, port } = await listen(getRequestListener(answer), { port: FIRST_PORT, isExact: false })
  const { access } = sandbox.state.world.tokens
  return {
    origin: `http://localhost:${port}`,
    refreshes,
    delay,
    issue() {
      const { access_token, refresh_token } = sandbox.tokensOf('owner')
      return { accessToken: access_token, refreshToken: refresh_token }
    },
    expireAll: () => access.clear(),
    expire: (accessToken) => access.delete(accessToken),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The document of the page with nothing but the session. */
export const SESSION_PAGE =
  '<!doctype html><title>Session</title><link rel="icon" href="data:,"><script type="module" src="/session.js"></script>'

/** That page's script, served as /session.js. */
export async function bundleSessionPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'sessionPage.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('The page of the session was not bundled.')
  return built.output[0].code
}
