import { type ChildProcess, spawn } from 'node:child_process'
import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { EXAMPLES } from '../tooling/api/examples.ts'
import { freePort } from '../tooling/hosts/startHost.ts'
import { expect, test } from './fixtures.ts'
import { pages } from './pages.ts'

/** Prism isn't a dependency: it would add 213 packages, 74 MB, for this test. */
const { PRISM } = process.env

const { id: organisation } = EXAMPLES.OrganisationTree as { id: string }
const { id: user } = EXAMPLES.SignedInUser as { id: string }
const driver = Object.keys(EXAMPLES.UserLookup ?? {}).find((id) => id !== user)
const place = `/organisation/${organisation}`
const idsIn = (pattern: string) =>
  pattern.replace('driver/:id', `driver/${driver}`).replace('user/:id', `user/${user}`).replace(':id', organisation)
const addresses = [
  ...pages.map(idsIn),
  ...['?drivers=invited', '?drivers=banned', '?view=users&users=invited'].map((search) => place + search),
  ...['/sign-up', '/user-exists', '/verify-email/?token=abc', '/forgot-password'],
  ...['/reset-password/?token=abc', '/invitation/?token=abc'],
]

test.describe('from its description alone, mocked by Prism', () => {
  test.skip(!PRISM, 'PRISM names no program: npm install @stoplight/prism-cli elsewhere, and give its path')
  let prism: ChildProcess
  let origin = ''

  test.beforeAll(async () => {
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    prism = spawn(process.execPath, [PRISM ?? '', 'mock', '-d', '-p', String(port), 'docs/api/openapi.json'])
    await expect(async () => expect((await fetch(`${origin}/api/v1/auth/whoami`)).status).toBe(401)).toPass()
  })
  test.afterAll(() => prism.kill())

  test('the API serves every screen without an error', async ({ page }) => {
    test.setTimeout(300_000)
    await page.route('**/api/v1/**', (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.continue({ url: origin + pathname + search })
    })
    await page.goto('/sign-in')
    await page.getByLabel('E-mail').fill(personas.owner.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { name: /not found|no longer works|error/i }), address).toBeHidden()
      await expect(page.getByRole('alert'), address).toHaveCount(0)
    }
  })
})
