import { DEMO_PASSWORD, personas, type Sandbox, type ServerHabits } from '@driver-trust/sandbox'
import { startBrokenServer } from './brokenServer.ts'
import { test as base } from './fixtures.ts'

interface OtherServer {
  sandbox: Sandbox
  /** Answers to calls of the API, such as "/users/deadlines 429", without ids. */
  answers: string[]
}

interface Fixtures {
  habits: ServerHabits
  server: OtherServer
}

/** The owner is signed in to the built console, in front of a server with other habits. */
export const test = base.extend<Fixtures>({
  habits: [{}, { option: true }],
  server: async ({ habits, page }, use) => {
    const { origin, sandbox, close } = await startBrokenServer(habits)
    const answers: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/v1'))
        answers.push(`${pathname.replace('/api/v1', '').replace(/\/[0-9a-f-]{36}/g, '')} ${response.status()}`)
    })
    await page.goto(`${origin}/sign-in`)
    await page.getByLabel('E-mail').fill(personas.owner.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(/^1–\d+ of \d+$/).waitFor()
    await use({ sandbox, answers })
    await page.goto('about:blank') // a call under way would find no server
    await close()
  },
})
