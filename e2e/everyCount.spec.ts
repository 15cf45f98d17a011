import type { PersonaName, WorldName } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startFakeServer } from './harness/fakeServer.ts'
import { expectOneCount, expectSteps } from './oneCount.ts'

const everyone = ['owner', 'admin', 'viewer', 'northAdmin', 'northViewer', 'subAdmin', 'subViewer', 'super'] as const

/** Who has a view of their own in each world; of the largest, those whose documents are few enough to be read without asking. */
const people: Readonly<Record<WorldName, readonly PersonaName[]>> = {
  fleet: everyone,
  small: everyone,
  empty: ['owner'],
  masked: ['owner', 'subAdmin', 'subViewer'],
  deep: ['owner', 'northAdmin'],
  large: ['northAdmin'],
}

async function open(page: Page, world: WorldName, persona: PersonaName) {
  const server = await startFakeServer({ world })
  await page.goto(`${server.origin}/robots.txt`)
  await page.evaluate((tokens) => {
    for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token)
  }, server.sandbox.tokensOf(persona))
  await page.goto(server.origin)
  return async () => {
    await page.goto('about:blank') // ends its calls
    await server.close()
  }
}

for (const [world, personas] of Object.entries(people) as [WorldName, readonly PersonaName[]][]) {
  for (const persona of personas) {
    test(`one count over the API is what the console names: ${persona} in the world "${world}"`, async ({ page }) => {
      const close = await open(page, world, persona)
      await expectOneCount(page, { isOwnOnly: persona === 'subViewer' })
      await close()
    })
  }
}

test('each step of time in an address has those whose next document expires in it', async ({ page }) => {
  const close = await open(page, 'fleet', 'owner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSteps(page)
  await close()
})
