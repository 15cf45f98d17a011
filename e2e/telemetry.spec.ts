import { type PersonaName, personas } from '@driver-trust/sandbox'
import type { BrowserContext, Page } from '@playwright/test'
import type { Settings } from '../tooling/hosts/settings.ts'
import { answer, serve } from './configuredBuild.ts'
import { expect, test } from './fixtures.ts'

const ORIGIN = 'https://console.example'
const API = 'https://api.example'
const ENDPOINT = 'https://telemetry.example'
/** In an address, in fields, in answers, in messages of errors. */
const SECRET = 'canary-5f0c'

interface Batch {
  release: string
  events: Record<string, unknown>[]
}

/** Opens a build with these settings; everything that reaches the endpoint, and every call's `traceparent`. */
async function open(context: BrowserContext, sandbox: string, settings: Settings) {
  const bodies: string[] = []
  const traces: (string | undefined)[] = []
  await serve(context, ORIGIN, { api: API, ...settings })
  await answer(context, API, { origin: ORIGIN, sandbox })
  await context.route(`${ENDPOINT}/**`, (route) => {
    bodies.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  context.on('request', (request) => {
    if (request.url().startsWith(API) && request.method() !== 'OPTIONS') traces.push(request.headers().traceparent)
  })
  return { bodies, traces }
}

async function signIn(page: Page, persona: PersonaName) {
  await page.goto(`${ORIGIN}/sign-in`)
  await page.getByLabel('E-mail').fill(personas[persona].email)
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('table').waitFor()
}

/** As when the user leaves the tab, which sends what is left. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** What is visible needn't be on the screen yet, and only what was painted has a figure. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/** The list of people is wrong in shape, and full of secrets. */
async function answerWrongly(context: BrowserContext) {
  const user = { id: SECRET, firstName: SECRET, [SECRET]: SECRET }
  await context.route(`${API}/api/v1/users?*`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': ORIGIN },
      json: { items: [user], total: SECRET, [SECRET]: null },
    }),
  )
}

/** An uncaught error, a rejection and a violation of the policy, each with the secret. */
async function goWrong(page: Page) {
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new TypeError(secret)
    })
    void Promise.reject(secret)
    new Image().src = `https://elsewhere.example/${secret}?${secret}`
  }, SECRET)
}

test('failures, violations and web vitals are reported without a secret, an address or a person', async ({
  context,
  page,
  baseURL,
  expectLogged,
}) => {
  const settings = { telemetry: `${ENDPOINT}/in`, trace: true, release: '1.2.3' }
  const { bodies, traces } = await open(context, baseURL ?? '', settings)
  await signIn(page, 'owner')
  const here = page.url()

  await answerWrongly(context)
  expectLogged(/Answer does not match/)
  expectLogged(/Uncaught: .*canary/)
  expectLogged(/Content security policy: img-src/)
  expectLogged(/^error: Loading the image/)
  await page.goto(`${here}?lastName=${SECRET}&email=${SECRET}@example.com`)
  await expect(page.getByText('Something went wrong!').first()).toBeVisible()
  await goWrong(page)
  await painted(page)
  await page.keyboard.press('Tab') // settles the largest paint
  await hide(page)
  await expect.poll(() => bodies.join('')).toContain('"LCP"')

  const batches = bodies.map((body) => JSON.parse(body) as Batch)
  expect(new Set(batches.map(({ release }) => release))).toEqual(new Set(['1.2.3']))
  const events = batches.flatMap((batch) => batch.events)
  const ofKind = (kind: string) => events.filter((event) => event.kind === kind)
  expect(ofKind('shape')).toContainEqual(
    expect.objectContaining({ path: 'items.0.id', route: '/organisation/:orgId', received: 'string' }),
  )
  expect(ofKind('error')).toContainEqual(expect.objectContaining({ name: 'TypeError', at: [] }))
  expect(ofKind('policy')).toContainEqual(
    expect.objectContaining({
      directive: 'img-src',
      blocked: 'https://elsewhere.example',
      route: '/organisation/:orgId',
    }),
  )
  for (const name of ['FCP', 'LCP', 'TTFB']) expect(ofKind('vital')).toContainEqual(expect.objectContaining({ name }))

  const arrived = bodies.join('\n')
  const { email } = personas.owner
  const [uuid = ''] = /[\da-f-]{36}/.exec(here) ?? []
  expect(uuid).not.toBe('')
  for (const secret of [
    SECRET,
    'canary',
    email,
    'Helena',
    'Marsh',
    'Meridian',
    uuid,
    'Sandbox-1!',
    '?',
    '@',
    'example.com',
  ])
    expect(arrived).not.toContain(secret)
  expect(traces.length).toBeGreaterThan(5)
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(new Set(traces).size).toBe(traces.length)
})

test('a call that failed is reported with its label, status and trace', async ({
  context,
  page,
  baseURL,
  expectLogged,
}) => {
  const { bodies, traces } = await open(context, baseURL ?? '', { telemetry: `${ENDPOINT}/in`, trace: true })
  expectLogged(/counters returned 400/)
  await context.route(`${API}/api/v1/organizations/*/counters*`, (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': ORIGIN }, json: { message: SECRET } }),
  )
  await signIn(page, 'owner')
  await expect
    .poll(async () => {
      await hide(page)
      return bodies.join('')
    })
    .toContain('"call"')
  const batches = bodies.map((body) => JSON.parse(body) as Batch) // the first may hold only web vitals
  expect(new Set(batches.map(({ release }) => release))).toEqual(new Set(['unnamed']))
  const [event] = batches.flatMap(({ events }) => events).filter(({ kind }) => kind === 'call')
  const { trace, count, ...rest } = event ?? {}
  const call = 'GET /api/v1/organizations/{id}/counters'
  expect(rest).toEqual({ kind: 'call', call, failure: 'http', status: 400, route: '/organisation/:orgId' })
  expect(traces).toContain(trace)
  expect(count).toBe(1)
  expect(bodies.join('')).not.toContain(SECRET)
})

test('nothing is sent, loaded or traced unless it is configured', async ({ context, page, baseURL, expectLogged }) => {
  const { bodies, traces } = await open(context, baseURL ?? '', {})
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  expectLogged(/Uncaught: .*canary/)
  await signIn(page, 'owner')
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new TypeError(secret)
    })
  }, SECRET)
  await page.waitForLoadState('networkidle')
  await hide(page)
  expect(scripts.filter((script) => script.includes('Reporting'))).toEqual([])
  expect(bodies).toEqual([])
  expect(traces.length).toBeGreaterThan(3)
  expect(traces.filter((trace) => trace !== undefined)).toEqual([])
})
