import { personas } from '@driver-trust/sandbox'
import type { Settings } from '../tooling/hosts/settings.ts'
import { answer, serve } from './configuredBuild.ts'
import { expect, test } from './fixtures.ts'

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
    await page.goto('about:blank') // ends its calls
    page.removeAllListeners('request')
  }
})

test('an error names whom to ask', async ({ context, page, baseURL, expectLogged }) => {
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
