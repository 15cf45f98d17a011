import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { personas } from '@driver-trust/sandbox'
import type { BrowserContext } from '@playwright/test'
import { configure, type Settings } from '../tooling/configure.ts'
import { expect, test } from './fixtures.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
/** The same build for two environments. */
const environments: Readonly<Record<string, Settings>> = {
  'https://console.staging.example': {
    api: 'https://api.staging.example',
    name: 'Trust (staging)',
    clientId: 'staging',
    support: 'help@staging.example',
    report: 'https://reports.staging.example/csp',
  },
  'https://console.example': { api: 'https://api.example', support: 'https://help.example/console' },
}
let folder = ''

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configured-'))
  cpSync('packages/console/dist', folder, { recursive: true })
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Serves the build at its origin, with the headers of its `_headers` file. */
async function serve(context: BrowserContext, origin: string) {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')[0]?.split('\n').slice(1) ?? []
  const headers = Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/)
        .slice(0, 2),
    ),
  )
  await context.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const file = extname(path) === '' ? '/index.html' : path
    return route.fulfill({ path: join(folder, file), headers, contentType: TYPES[extname(file)] ?? '' })
  })
}

/** Answers the API's origin by the sandbox, as an API that allows the console's origin. */
async function answer(context: BrowserContext, api: string, { origin, sandbox }: { origin: string; sandbox: string }) {
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type',
    'cross-origin-resource-policy': 'cross-origin',
  }
  await context.route(`${api}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed })
    const response = await route.fetch({ url: route.request().url().replace(api, sandbox) })
    return route.fulfill({ response, headers: { ...response.headers(), ...allowed } })
  })
}

test('one build serves two environments: each has its API, name and support', async ({ context, page, baseURL }) => {
  for (const [origin, settings] of Object.entries(environments)) {
    configure(folder, settings)
    const { api = '', name = 'Driver Trust Console', support = '' } = settings
    await serve(context, origin)
    await answer(context, api, { origin, sandbox: baseURL ?? '' })
    const called: string[] = []
    page.on('request', (request) => request.url().includes('/api/v1/') && called.push(new URL(request.url()).origin))
    await page.goto(`${origin}/sign-in`)
    await expect(page).toHaveTitle(`Sign in · ${name}`)
    await page.getByLabel('E-mail').fill(personas.owner.email)
    await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveTitle(`Meridian Freight · ${name}`)
    expect(new Set(called)).toEqual(new Set([api]))
    await page.getByRole('button', { name: 'Account menu for Helena Marsh' }).click()
    const link = page.getByRole('menuitem', { name: 'Contact support' })
    await expect(link).toHaveAttribute('href', support.includes('@') ? `mailto:${support}` : support)
    page.removeAllListeners('request')
  }
})

test('an error names whom to ask', async ({ context, page, baseURL, expectLogged }) => {
  const [[origin, settings] = ['', {}]] = Object.entries(environments)
  configure(folder, settings)
  await serve(context, origin)
  await answer(context, settings.api ?? '', { origin, sandbox: baseURL ?? '' })
  await context.route('**/api/v1/invitations/users/accept', (route) => route.abort())
  expectLogged(/invitations\/users\/accept/)
  await page.goto(`${origin}/invitation/?token=abc`)
  await expect(page.getByRole('alert')).toContainText('Something went wrong!')
  await expect(page.getByRole('link', { name: 'help@staging.example' })).toHaveAttribute(
    'href',
    'mailto:help@staging.example',
  )
})
