import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import type { Sandbox } from '../createSandbox.ts'
import { controlRoutes } from './controlRoutes.ts'
import { LOOPBACK } from './listen.ts'
import { controlledBySelf, insideOf, limitedBodies, ownHostsOnly } from './ownHostsOnly.ts'
import { consoleHeaders, storybookHeaders } from './securityHeaders.ts'

export interface Folders {
  /** Built console; without it only the API is served. */
  console?: string | undefined
  /** Built Storybook. */
  storybook?: string | undefined
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** One origin with the console at /, its API at /api/v1, Storybook at /storybook/ and the sandbox's mail at /sandbox/mail. */
export function createServerApp(sandbox: Sandbox, folders: Folders, host = LOOPBACK): Hono {
  const app = new Hono()
  app.use('*', ownHostsOnly(host), limitedBodies)
  app.all('/api/v1/*', async (context) => answerOrHangUp(context, await sandbox.fetch(context.req.raw)))
  app.use('/sandbox/*', controlledBySelf)
  app.route('/sandbox', controlRoutes(sandbox))
  app.all('/sandbox/*', (context) => context.text('Not Found', 404))
  if (folders.storybook) {
    app.get('/storybook', (context) => context.redirect('/storybook/'))
    app.use('/storybook/*', withHeaders(storybookHeaders), insideOf(folders.storybook, '/storybook'))
    app.get(
      '/storybook/*',
      serveStatic({ root: folders.storybook, rewriteRequestPath: (path) => path.replace(/^\/storybook/, '') }),
    )
    app.all('/storybook/*', (context) => context.text('Not Found', 404))
  }
  if (folders.console) {
    app.use('*', withHeaders(consoleHeaders), insideOf(folders.console))
    app.get('/assets/*', serveStatic({ root: folders.console, onFound: storeForAYear }))
    app.get('*', serveStatic({ root: folders.console, onFound: noStore }))
    // Files that programs ask for by name: the page of an unknown address would pass for them.
    for (const path of ['/assets/*', '/.well-known/*', '/robots.txt'])
      app.get(path, (context) => context.text('Not Found', 404, { 'cache-control': 'no-store' }))
    app.get('*', serveStatic({ root: folders.console, path: 'index.html', onFound: noStore }))
  }
  return app
}

function withHeaders(headers: Readonly<Record<string, string>>) {
  return async (context: Context, next: Next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}

function storeForAYear(_path: string, context: Context) {
  context.header('cache-control', IMMUTABLE)
}

function noStore(path: string, context: Context) {
  if (path.endsWith('.html')) context.header('cache-control', 'no-store')
}

/** A network error is a closed connection, which no Response can say. */
function answerOrHangUp(context: Context, response: Response): Response {
  if (response.type !== 'error') return response
  const { outgoing } = context.env as { outgoing?: { destroy: () => void } } // node-server's own environment
  outgoing?.destroy()
  return new Response(null, { status: 503 })
}
