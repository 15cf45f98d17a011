import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { freePort, type Host, programOf, startHost } from '../tooling/hosts/startHost.ts'
import { expect, test } from './fixtures.ts'
import { linkMailedTo } from './mailbox.ts'

const BASE = '/trust/console'

let server: ChildProcess
let home = ''

/** The build, configured for a path, on the real servers: the one part of the suite that needs them installed. */
for (const host of ['nginx', 'caddy'] as const satisfies Host[]) {
  test.describe(`below a path, on ${host}`, () => {
    test.describe.configure({ mode: 'default' }) // one server for all three
    test.skip(!programOf(host), `${host} is not installed`)
    test.beforeAll(async ({ baseURL }) => {
      const port = await freePort()
      const upstream = (baseURL ?? '').replace('localhost', '127.0.0.1')
      server = startHost(host, { dist: 'packages/console/dist', port, upstream, base: BASE })
      home = `http://localhost:${port}${BASE}`
      await expect(async () => expect((await fetch(`${home}/`)).status).toBe(200)).toPass()
    })
    test.afterAll(async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    })

    test('a user signs in, opens a driver from a filtered list, reloads and returns to the list', ({ page }) =>
      workWithDrivers(page))

    test("an e-mailed link's token leaves the address, and the link's page answers", async ({ page, request }) => {
      await page.goto(`${home}/forgot-password/`)
      await page.getByLabel('E-mail').fill(personas.super.email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expect(page).toHaveURL(`${home}/forgot-password/email-sent`)
      await page.goto(home + (await linkMailedTo(request, personas.super.email, 'Set a new password')))
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
      await expect(page).toHaveURL(`${home}/reset-password/`)
    })

    test('an unknown address says so, and leads back', async ({ page }) => {
      await page.goto(`${home}/nowhere`)
      await expect(page.getByText('404 error')).toBeVisible()
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`^${home}/sign-in`))
    })
  })
}

async function workWithDrivers(page: Page) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith(`${BASE}/`) && !pathname.startsWith('/api/v1/')) elsewhere.push(pathname)
  })
  await page.goto(`${home}/settings/my-account`)
  await expect(page).toHaveURL(`${home}/sign-in?redirect=${encodeURIComponent('/settings/my-account')}`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${home}/settings/my-account`)
  await page.goto(`${home}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${home}/organisation/[0-9a-f-]{36}$`))
  await page.goto(`${page.url()}?statusBadge=red`)
  const list = page.url()
  const driver = page.getByRole('rowheader').first().getByRole('link')
  const name = await driver.innerText()
  await driver.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${home}/organisation/[^/]+/driver/[^/]+$`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible()
  await page.getByRole('link', { name: /^Red drivers of / }).click()
  await expect(page).toHaveURL(list)
  const addresses = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => !/^(?:\/trust\/console\/|#|tel:|mailto:)/.test(address ?? ''))).toEqual([])
  expect(elsewhere).toEqual([])
}
