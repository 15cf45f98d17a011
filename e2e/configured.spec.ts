import { personas } from '@driver-trust/sandbox'
import type { Route } from '@playwright/test'
import type { Settings } from '../tooling/hosts/settings.ts'
import { answer, serve } from './configuredBuild.ts'
import { expect, test } from './fixtures.ts'
import { startFakeServer } from './harness/fakeServer.ts'

/** The same build for two environments. */
const environments: Readonly<Record<string, Settings>> = {
  'https://console.staging.example': {
    api: 'https://api.staging.example',
    name: 'Trust (staging)',
    clientId: 'staging',
    support: 'help@staging.example',
    report: 'https://reports.staging.example/csp',
    release: '1.2.3',
  },
  'https://console.example': { api: 'https://api.example', support: 'https://help.example/console' },
}
test('one build serves two environments: each has its API, name and support', async ({ context, page, baseURL }) => {
  for (const [origin, settings] of Object.entries(environments)) {
    const { api = '', name = 'Driver Trust Console', support = '' } = settings
    await serve(context, origin, settings)
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
    await page.emulateMedia({ media: 'print' })
    const version = settings.release ? ` · version ${settings.release}` : ''
    await expect(
      page.getByText(`Printed by Helena Marsh · ${new URL(origin).host}${version} · times in `),
    ).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goto('about:blank') // ends its calls
    page.removeAllListeners('request')
  }
})

test('plans say what they offer and cost, and fees their currency', async ({ context, page, baseURL }) => {
  const [[origin, settings] = ['', {}]] = Object.entries(environments)
  await serve(context, origin, {
    ...settings,
    planStarter: 'Up to 50 drivers|49',
    planCustom: 'Ask us',
    currency: 'EUR',
  })
  await answer(context, settings.api ?? '', { origin, sandbox: baseURL ?? '' })
  await page.goto(`${origin}/sign-in?redirect=%2Fsettings`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('radio', { name: 'Starter' })).toHaveAccessibleDescription(
    '€49 a month · Up to 50 drivers',
  )
  await expect(page.getByRole('radio', { name: 'Custom' })).toHaveAccessibleDescription('Ask us')
  await expect(page.getByRole('radio', { name: 'Plus' })).toHaveAccessibleDescription('')
  await expect(page.getByLabel('Monthly fee')).toHaveAccessibleDescription(/In EUR\./)
})

test('where drivers can’t be invited yet, the console says who to ask', async ({ context, page }) => {
  const [[origin, { api = '', ...settings }] = ['', {}]] = Object.entries(environments)
  const server = await startFakeServer({ world: 'empty' })
  for (const each of server.sandbox.state.world.organisations.values()) each.isDriversInvitationAllowed = false
  server.sandbox.state.world.invitations.clear()
  await serve(context, origin, { ...settings, api })
  await answer(context, api, { origin, sandbox: server.origin })
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const words = `Driver invitations are not switched on for this organisation yet. Ask ${settings.support}.`
  await expect(page.getByText(words)).toBeVisible()
  await page.goto('about:blank') // ends its calls
  await context.unrouteAll({ behavior: 'wait' }) // and waits for those that have been passed on
  await server.close()
})

test('an error says who to ask', async ({ context, page, baseURL, expectLogged }) => {
  const [[origin, settings] = ['', {}]] = Object.entries(environments)
  await serve(context, origin, settings)
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

const origin = 'https://console.example'
const api = 'https://api.example'
const support = 'help@console.example'
const readable = { 'access-control-allow-origin': origin, 'content-type': 'text/html' }

/** [what is wrong with the API, what answers in its place, what the page says of it] */
const wrong: readonly [what: string, answer: (route: Route) => Promise<void>, words: string][] = [
  [
    'a web page answers',
    (route) => route.fulfill({ headers: readable, body: '<!doctype html><title>Welcome</title>' }),
    'A web page answered at https://api.example/api/v1, not the API.',
  ],
  [
    'it is a static host',
    (route) => route.fulfill({ status: 405, headers: readable, body: '<html><h1>405 Not Allowed</h1></html>' }),
    'A web page answered at https://api.example/api/v1, not the API (405).',
  ],
  [
    "it doesn't know the call",
    (route) => route.fulfill({ status: 404, headers: readable, json: { error: 'not_found' } }),
    'There’s no API at https://api.example/api/v1: the answer was 404.',
  ],
  [
    "it doesn't allow the console's origin",
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': 'https://other.example' }, json: {} }),
    'Nothing answered at https://api.example/api/v1. It may be down, its certificate may be invalid, or it may not allow this site to call it (CORS).',
  ],
  ['nothing answers', (route) => route.abort(), 'Nothing answered at https://api.example/api/v1.'],
]
for (const [what, reply, words] of wrong)
  test(`where the API should be and ${what}, the sign-in says so and who to tell`, async ({
    context,
    page,
    expectLogged,
  }) => {
    expectLogged(/auth\/token|CORS policy|Failed to load resource|Answer does not match/)
    await serve(context, origin, { api, support })
    await context.route(`${api}/**`, reply)
    await page.goto(`${origin}/sign-in`)
    await page.getByLabel('E-mail').fill(personas.owner.email)
    await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(`This could not be sent. What you typed is kept. Try again. ${words}`)
    await expect(alert.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`)
  })

test('a page beside the configured path says so, and leads there', async ({ context, page }) => {
  await serve(context, origin, { base: '/console' })
  await page.goto(`${origin}/sign-in`)
  await expect(page.getByRole('main')).toHaveText(
    'Driver Trust Console is set up under /console/, and this address is outside it.',
  )
  await page.getByRole('link', { name: '/console/' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/console/sign-in`)
})

test('a page that gets other files in place of its own says where they should be and who to tell', async ({
  context,
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load module script|MIME type/)
  await serve(context, origin, { base: '/console', support })
  await context.route(`${origin}/console/assets/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(`${origin}/sign-in`)
  await expect(
    page.getByText(`If nothing else appears, this page can’t get its files from /console/assets/. Tell ${support}.`),
  ).toBeVisible()
})
