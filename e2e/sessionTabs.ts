import type { BrowserContext, Page } from '@playwright/test'
import type { TokenServer } from './harness/tokenServer.ts'

type Server = Pick<TokenServer, 'origin' | 'issue'>

/** Tabs of the page with nothing but the session. */
export async function openTabs(context: BrowserContext, { origin }: Server, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto(origin)))
  return tabs
}

/** Tabs that share one session. */
export async function signedInTabs(context: BrowserContext, server: Server, count: number): Promise<Page[]> {
  const tokens = server.issue()
  await context.addInitScript(({ accessToken, refreshToken }) => {
    try {
      if (sessionStorage.length > 0) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('access_token', accessToken)
      localStorage.setItem('refresh_token', refreshToken)
    } catch {
      // a test that blocks storage signs in itself
    }
  }, tokens)
  return openTabs(context, server, count)
}

/** All tabs call at once. */
export async function burst(tabs: readonly Page[], count = 50) {
  const at = Date.now() + 40
  const results = await Promise.all(
    tabs.map((tab) => tab.evaluate(([calls, start]) => window.sessionPage.burst(calls, start), [count, at] as const)),
  )
  return {
    fulfilled: results.reduce((sum, { fulfilled }) => sum + fulfilled, 0),
    errors: results.flatMap(({ errors }) => errors),
  }
}
