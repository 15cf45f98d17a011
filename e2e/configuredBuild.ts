import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { configure } from '../tooling/hosts/configure.ts'
import type { Settings } from '../tooling/hosts/settings.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a configured copy of the build at an origin, below its path and beside it, with the headers of its `_headers` file. */
export async function serve(context: BrowserContext, origin: string, settings: Settings) {
  const folder = mkdtempSync(join(tmpdir(), 'configured-'))
  context.on('close', () => rmSync(folder, { recursive: true, force: true }))
  cpSync('packages/console/dist', folder, { recursive: true })
  configure(folder, settings)
  const headers = headersOf(folder)
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const path = pathname.startsWith(`${settings.base}/`) ? pathname.slice(settings.base?.length) : pathname
    const file = extname(path) === '' ? '/index.html' : path
    return route.fulfill({ path: join(folder, file), headers, contentType: TYPES[extname(file)] ?? '' })
  })
}

/** The headers that a build's `_headers` file gives to every page. */
function headersOf(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')[0]?.split('\n').slice(1) ?? []
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
}

/** Answers the API's origin by the sandbox, as an API that allows the console's origin. */
export async function answer(
  context: BrowserContext,
  api: string,
  { origin, sandbox }: { origin: string; sandbox: string },
) {
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, traceparent',
    'cross-origin-resource-policy': 'cross-origin',
  }
  await context.route(`${api}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed })
    const response = await route.fetch({ url: route.request().url().replace(api, sandbox) })
    return route.fulfill({ response, headers: { ...response.headers(), ...allowed } })
  })
}
