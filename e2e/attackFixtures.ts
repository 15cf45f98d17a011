import type { Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { type AttackServer, PASSWORD, startAttackServer } from './harness/attackServer.ts'

/** Tests against a server that checks little and protects nobody. */
export const it = test.extend<{ server: AttackServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies off this pattern
  server: async ({}, use) => {
    const server = await startAttackServer()
    await use(server)
    await server.close()
  },
  // After the pages: a call under way would find no server.
  context: async ({ server: _, context }, use) => use(context),
})

/** Signs in through the form, and waits for the organisation's page. */
export async function signIn(page: Page, { origin }: AttackServer, email = 'first@example.com'): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Northern Lines' }).waitFor()
}
