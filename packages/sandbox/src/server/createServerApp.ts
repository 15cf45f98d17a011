import { type Calls, calls } from '@driver-trust/domain/http'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type Next } from 'hono'
import { html } from 'hono/html'
import type { Sandbox } from '../createSandbox.ts'
import { isWorldName, worldPlans } from '../make/makeWorld.ts'
import { type Fault, faultKinds, type SandboxState } from '../SandboxState.ts'
import { consoleHeaders } from './consoleHeaders.ts'
import { LOOPBACK } from './listen.ts'
import { controlledBySelf, insideOf, limitedBodies, ownHostsOnly } from './ownHostsOnly.ts'

export interface Folders {
  /** The built console; without it only the API is served. */
  console?: string | undefined
  storybook?: string | undefined
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * One origin: the console at /, its API at /api/v1, Storybook at /storybook/ and the sandbox's mail at /sandbox/mail.
 */
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
    app.get('/healthz', (context) => context.text('ok', 200, { 'cache-control': 'no-store' }))
    app.all('/api/*', (context) => context.json({ error: 'not_found' }, 404, { 'cache-control': 'no-store' }))
    for (const path of ['/favicon.ico', '/.git', '/.git/*']) app.get(path, notFound)
    const served = { root: folders.console, precompressed: true }
    app.get(
      '/assets/*',
      serveStatic({ ...served, onFound: (_, context) => context.header('cache-control', IMMUTABLE) }),
    )
    app.get('*', serveStatic({ ...served, onFound: noStore }))
    // Programs request these by name, and would take the console's page for the file.
    for (const path of ['/assets/*', '/.well-known/*', '/robots.txt']) app.get(path, notFound)
    app.get('*', serveStatic({ ...served, path: 'index.html', onFound: noStore }))
  }
  return app
}

function notFound(context: Context) {
  return context.text('Not Found', 404, { 'cache-control': 'no-store' })
}

function withHeaders(headers: Readonly<Record<string, string>>) {
  return async (context: Context, next: Next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}

function noStore(path: string, context: Context) {
  if (/\.html(?:\.br|\.gz)?$/.test(path)) context.header('cache-control', 'no-store')
}

/** A network error closes the connection, which no Response can express. */
function answerOrHangUp(context: Context, response: Response): Response {
  if (response.type !== 'error') return response
  const { outgoing } = context.env as { outgoing?: { destroy: () => void } } // node-server's own environment
  outgoing?.destroy()
  return new Response(null, { status: 503 })
}

/** What end-to-end tests can ask of the sandbox server besides the API. */
function controlRoutes(sandbox: Sandbox): Hono {
  const app = new Hono()
  app.get('/mail', (context) =>
    context.req.header('accept')?.includes('application/json')
      ? context.json(sandbox.state.mails)
      : context.html(mailPage(sandbox.state)),
  )
  app.post('/reset', (context) => {
    sandbox.open()
    return context.body(null, 204)
  })
  app.post('/world/:name', (context) => {
    const name = context.req.param('name')
    if (!isWorldName(name))
      return refuse(context, `There is no world "${name}": ${Object.keys(worldPlans).join(', ')}.`)
    sandbox.open(name)
    return context.body(null, 204)
  })
  app.post('/faults', async (context) => {
    const faults: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(faults) || !faults.every(isFault))
      return refuse(
        context,
        `The body must be a list of { call, kind, status?, times? }; kind is one of ${faultKinds.join(', ')}.`,
      )
    sandbox.state.faults = faults
    return context.body(null, 204)
  })
  app.post('/clock', async (context) => {
    const { advance } = (await context.req.json().catch(() => ({}))) as { advance?: unknown }
    if (typeof advance !== 'number' || !Number.isFinite(advance))
      return refuse(context, 'The body must be { "advance": milliseconds }.')
    sandbox.advanceClock(advance)
    return context.body(null, 204)
  })
  return app
}

/** The sandbox's outbox as a page. */
function mailPage(state: SandboxState) {
  const rows = state.mails.map(({ to, subject, link, code, at }) => {
    const linkLine = link && html`<p><a href="${link}">${link}</a></p>`
    const codeLine = code && html`<p>Code: <code>${code}</code></p>`
    return html`<li><p><strong>${subject}</strong> to ${to}, ${at}</p>${linkLine}${codeLine}</li>`
  })
  const list = rows.length > 0 ? html`<ol reversed>${rows}</ol>` : html`<p>No mail has been sent yet.</p>`
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the sandbox</title><h1>Mail of the sandbox</h1>${list}</html>`
}

function refuse(context: Context, message: string) {
  return context.json({ message }, 400)
}

function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { call, kind } = value as Partial<Fault> // validated below
  const isCall = call === '*' || (call !== undefined && Object.hasOwn(calls as Calls, call))
  return isCall && faultKinds.some((known) => known === kind)
}

/** Storybook runs its stories in frames, evaluates code and injects styles, so its policy is looser. */
const storybookHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
