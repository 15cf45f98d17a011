import { DEMO_PASSWORD, personas, type ServerHabits, type WorldName } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { type FakeServer, startFakeServer } from './harness/fakeServer.ts'

interface Fixtures {
  world: WorldName
  habits: ServerHabits
  server: FakeServer
}

/** Tests in front of a server of their own. */
const onOwnServer = base.extend<Fixtures>({
  world: ['small', { option: true }],
  habits: [{}, { option: true }],
  server: async ({ world, habits }, use) => {
    const server = await startFakeServer({ world, habits })
    await use(server)
    await server.close()
  },
  // After the pages: a call under way would find no server.
  context: async ({ server: _, context }, use) => use(context),
})

/** The owner is signed in, in front of a server that can have other habits. */
export const test = onOwnServer.extend({
  page: async ({ page, server }, use) => {
    await signIn(page, server)
    await page.getByText(/^1–\d+ of \d+$/).waitFor()
    await use(page)
  },
})

/** Attacks on an organisation without drivers, whose server protects nobody from being invited twice. */
export const it = onOwnServer.extend({
  world: 'empty',
  habits: { invitesTwice: true },
  server: async ({ server }, use) => {
    server.sandbox.state.world.invitations.clear()
    await use(server)
  },
})

/** Signs the owner in through the form, and waits for the organisation's page. */
export async function signIn(page: Page, { origin }: FakeServer): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Meridian Freight' }).waitFor()
}
