import type { PersonaName, WorldName } from '@driver-trust/sandbox'
import { test } from './fixtures.ts'
import { startFakeServer } from './harness/fakeServer.ts'
import { expectOneCount } from './oneCount.ts'

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

for (const [world, personas] of Object.entries(people) as [WorldName, readonly PersonaName[]][]) {
  for (const persona of personas) {
    test(`one count over the API is what the console names: ${persona} in the world "${world}"`, async ({ page }) => {
      const server = await startFakeServer({ world })
      await page.goto(`${server.origin}/robots.txt`)
      await page.evaluate((tokens) => {
        for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token)
      }, server.sandbox.tokensOf(persona))
      await page.goto(server.origin)
      await expectOneCount(page, { isOwnOnly: persona === 'subViewer' })
      await page.goto('about:blank') // ends its calls
      await server.close()
    })
  }
}
