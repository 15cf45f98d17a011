import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Larger than any import that the console sends, small enough for a developer's machine. */
export const LARGEST_BODY = 20 * 1024 * 1024

/**
 * The header that callers of the control routes must send: forms and other origins' scripts can't send it without a
 * preflight, which is never answered.
 */
export const CONTROL_HEADER = 'x-sandbox-control'

/**
 * Refuses host names that aren't this machine's: a page elsewhere could point its own name at the loopback address.
 * Numeric addresses are safe.
 */
export function ownHostsOnly(bound: string): MiddlewareHandler {
  return async (context, next) => {
    const host = hostNameOf(context.req.header('host'))
    const isNumber = host !== undefined && (/^\d+(\.\d+){3}$/.test(host) || host.startsWith('['))
    if (isNumber || host === 'localhost' || host?.endsWith('.localhost') || host === bound) return next()
    return context.text("This server doesn't answer for that host: set HOST to its name.", 421)
  }
}

/** Answers 413 to a body that is too large, without reading all of it. */
export const limitedBodies = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: (context) => context.json({ code: 'body_too_large' }, 413),
})

/** Only lets this origin's pages and local programs change the sandbox. */
export const controlledBySelf: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
  const site = context.req.header('sec-fetch-site') ?? 'same-origin' // programs don't send it
  const origin = context.req.header('origin')
  const isOwn = origin === undefined || URL.parse(origin)?.host === context.req.header('host')
  if (isOwn && ['same-origin', 'none'].includes(site) && context.req.header(CONTROL_HEADER) !== undefined) return next()
  return context.json(
    { message: `Control routes only accept requests from this origin with the header ${CONTROL_HEADER}.` },
    403,
  )
}

/** Answers 404 if a symbolic link leads out of the folder. */
export function insideOf(folder: string, prefix = ''): MiddlewareHandler {
  const root = realpathSync(folder)
  return async (context, next) => {
    const file = realPathOf(join(root, pathOf(context).slice(prefix.length)))
    if (file === undefined || file === root || file.startsWith(root + sep)) return next()
    return context.text('Not Found', 404, { 'cache-control': 'no-store' })
  }
}

function hostNameOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : URL.parse(`http://${header}`)?.hostname
}

function pathOf(context: Context): string {
  try {
    return decodeURIComponent(context.req.path)
  } catch {
    return '/'
  }
}

/** Undefined if there is no such file. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
