import { DEMO_PASSWORD, type PersonaName, personas } from '@driver-trust/sandbox'
import { test as base, expect, type Page } from '@playwright/test'

interface Fixtures {
  /**
   * The most drivers of a branch whose documents are read without asking (`--document-checks`). For 0, a test must be
   * about something else: reading the documents of 270 drivers on each page costs more than the rest of it.
   */
  documentChecks: number | undefined
  /**
   * Announces a line that the product is to log. Any other error on the console fails the test, and so does the
   * absence of this one.
   */
  expectLogged: (line: RegExp) => void
  expectedLines: { line: RegExp; isCertain: boolean }[]
  /** Takes the connection away. A call that is still under way gets no answer then, and may log that. */
  goOffline: () => Promise<void>
  /** Opens the console for someone who is signed in. */
  signIn: (persona: PersonaName, page?: Page) => Promise<void>
  /** Signs in through the form, as a user would. */
  signInByForm: (persona: PersonaName, page?: Page) => Promise<void>
}

/**
 * Every test fails on a violation of the content security policy, an error on the console or a style element added by
 * scripts.
 */
export const test = base.extend<Fixtures>({
  documentChecks: [undefined, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies off this pattern
  expectedLines: async ({}, use) => {
    await use([])
  },
  expectLogged: async ({ expectedLines }, use) => {
    await use((line) => expectedLines.push({ line, isCertain: true }))
  },
  goOffline: async ({ context, expectedLines }, use) => {
    await use(async () => {
      expectedLines.push({ line: /got no answer/, isCertain: false })
      await context.setOffline(true)
    })
  },
  context: async ({ context, expectedLines, documentChecks }, use) => {
    const faults: string[] = []
    if (documentChecks !== undefined) await context.addInitScript(checkDocuments, documentChecks)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        // biome-ignore lint/suspicious/noConsole: the page's console is how this listener tells the test
        console.error(`Content security policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    context.on('page', (page) => {
      page.on('pageerror', (error) => faults.push(`Uncaught: ${error.message}`))
      page.on('console', (message) => {
        // The browser logs refused requests itself; the test checks how the product handles them.
        const isRefusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusal) faults.push(`${message.type()}: ${message.text()}`)
      })
    })
    await use(context)
    for (const page of context.pages()) {
      const styles = await page.evaluate(() => document.querySelectorAll('style').length)
      if (styles > 0) faults.push(`${styles} style elements on ${page.url()}`)
    }
    const found = [...faults] // a call under way fails once its answer is taken away
    await context.unrouteAll({ behavior: 'ignoreErrors' }) // or it would fail outside of any test
    expect(found.filter((fault) => !expectedLines.some(({ line }) => line.test(fault)))).toEqual([])
    for (const { line, isCertain } of expectedLines)
      if (isCertain) expect(found).toContainEqual(expect.stringMatching(line))
  },
  signIn: async ({ page }, use) => {
    await use(async (persona, where = page) => {
      const answer = await where.request.post('/api/v1/auth/token', {
        form: { grant_type: 'password', username: personas[persona].email, password: DEMO_PASSWORD },
      })
      await where.goto('/robots.txt')
      await where.evaluate(
        (tokens) => {
          for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token)
        },
        tokensOf(await answer.json()),
      )
      await where.goto('/')
    })
  },
  signInByForm: async ({ page }, use) => {
    await use(async (persona, where = page) => {
      await where.goto('/sign-in')
      await where.getByLabel('E-mail').fill(personas[persona].email)
      await where.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      await where.getByRole('button', { name: 'Sign in' }).click()
    })
  },
})

/** As the console keeps them. */
function tokensOf({ access_token, refresh_token }: { access_token: string; refresh_token: string }) {
  return { access_token, refresh_token }
}

/** Configures the page as an operator would, before any of its scripts has run. */
function checkDocuments(most: number) {
  new MutationObserver((_, observer) => {
    const setting = document.querySelector('meta[name="console:document-checks"]')
    if (!setting) return
    observer.disconnect()
    setting.setAttribute('content', String(most))
  }).observe(document, { subtree: true, childList: true })
}

export { expect }
