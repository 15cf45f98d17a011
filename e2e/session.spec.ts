import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerLate, answerTokens, startTokenServer, type TokenServer } from './harness/tokenServer.ts'
import { burst, openTabs, signedInTabs } from './sessionTabs.ts'

test.use({ documentChecks: 0 })

const isDeep = Boolean(process.env.DEEP)
const TIMINGS = isDeep ? 200 : 30
/** Contexts in which timings run side by side, each with its own storage. */
const LANES = 10

let server: TokenServer

test.describe.configure({ mode: 'default', timeout: isDeep ? 1_200_000 : 150_000 })
test.beforeAll(async () => {
  server = await startTokenServer()
})
test.afterAll(() => server.close())
test.beforeEach(() => {
  server.posts.length = 0
  server.rotated.length = 0
  server.onToken = answerTokens
})

const eventsOf = (tab: Page) => tab.evaluate(() => window.sessionPage.events.map(({ event }) => event))
const storedIn = (tab: Page) => tab.evaluate(() => Object.keys(localStorage))

test(`${TIMINGS} sign-outs during a refresh in another tab are final`, async ({ browser }) => {
  server.onToken = answerLate(() => Math.random() * 30)
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const context = await browser.newContext()
    const tabs = await openTabs(context, server, 2)
    const delays: number[] = []
    for (let round = lane; round < TIMINGS; round += LANES) delays.push(await signOutDuringRefresh(tabs, round))
    await context.close()
    return delays
  })
  const delays = (await Promise.all(lanes)).flat()
  expect(delays).toHaveLength(TIMINGS)
  test.info().annotations.push({ type: 'slowest', description: `${Math.max(...delays)} ms` })
  expect(Math.max(...delays), 'milliseconds until the other tab is out').toBeLessThanOrEqual(1000)
})

/**
 * Milliseconds until the refreshing tab knows that the other one signed out; fails if a token is back two seconds
 * later.
 */
async function signOutDuringRefresh([refreshing, leaving]: readonly Page[], round: number): Promise<number> {
  if (!refreshing || !leaving) throw new Error('Two tabs are needed.')
  const { accessToken, refreshToken } = server.issue()
  await refreshing.evaluate(([access, refresh]) => window.sessionPage.adopt(access, refresh), [
    accessToken,
    refreshToken,
  ] as const)
  await leaving.waitForFunction(
    (access) => window.sessionPage.events.at(-1)?.event === 'replaced' && window.sessionPage.accessToken() === access,
    accessToken,
  )
  if (round % 2 === 0) await leaving.waitForTimeout(1200) // longer than a sign-in is guarded
  server.expire(accessToken)
  const at = Date.now() + 40
  const [, signedOutAt] = await Promise.all([
    refreshing.evaluate((start) => window.sessionPage.burst(5, start), at),
    leaving.evaluate(
      async (start) => {
        await new Promise((resolve) => setTimeout(resolve, start - Date.now()))
        window.sessionPage.signOut()
        return Date.now()
      },
      at + ((round * 1.7) % 90),
    ),
  ])
  await refreshing.waitForFunction(() => window.sessionPage.events.at(-1)?.event === 'signed-out')
  await refreshing.waitForTimeout(2000)
  for (const tab of [refreshing, leaving]) {
    expect(await storedIn(tab)).toEqual([])
    expect((await eventsOf(tab)).at(-1)).toBe('signed-out')
  }
  return (await refreshing.evaluate(() => window.sessionPage.events.at(-1)?.at ?? 0)) - signedOutAt
}

test('a tab that closes while it refreshes costs the others at most one sign-out', async ({ browser }) => {
  server.onToken = answerLate(() => 60)
  const closings = [5, 30, 60, 90, 110, 130, 160]
  let late = 0
  await Promise.all(
    closings.map(async (moment) => {
      const context = await browser.newContext()
      const [closed, other] = await signedInTabs(context, server, 2)
      if (!closed || !other) throw new Error('Two tabs are needed.')
      server.expire((await other.evaluate(() => window.sessionPage.accessToken())) ?? '')
      closed.evaluate(() => window.sessionPage.burst(5, Date.now())).catch(() => {})
      await other.waitForTimeout(moment)
      await closed.close()
      const first = await burst([other], 5)
      // What the closed tab stored last can be seen here only after this tab has sent the same token, which ended their
      // session: then these calls are refused with the tokens of that tab, and the next one ends the session.
      if (first.fulfilled === 0 && (await eventsOf(other)).length === 0) {
        late += 1
        await burst([other], 1)
      }
      const events = await eventsOf(other)
      const isOver = events.length > 0
      expect(events).toEqual(isOver ? ['signed-out'] : [])
      expect(first.fulfilled).toBe(isOver ? 0 : 5)
      await context.close()
    }),
  )
  expect(server.posts.length).toBeLessThanOrEqual(2 * closings.length + late)
})

test('waiting for a lock that is never released ends after 15 seconds', async ({ context }) => {
  const [holder, waiter] = await signedInTabs(context, server, 2)
  if (!holder || !waiter) throw new Error('Two tabs are needed.')
  await holder.evaluate(() => {
    navigator.locks.request('driver-trust:refresh', () => new Promise(() => {}))
  })
  server.expireAll()
  await context.clock.install()
  let isOver = false
  const calls = burst([waiter]).finally(() => {
    isOver = true
  })
  await waiter.waitForFunction(async () => (await navigator.locks.query()).pending?.length === 1)
  await context.clock.runFor(14_000)
  expect(isOver).toBe(false)
  await context.clock.runFor(1500)
  expect((await calls).errors).toEqual([])
  expect(server.posts).toHaveLength(1)
})

test('with full storage the session stays in this tab, which says so once', async ({ context }) => {
  const [tab] = await signedInTabs(context, server, 1)
  if (!tab) throw new Error('A tab is needed.')
  await tab.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  server.expireAll()
  expect((await burst([tab])).errors).toEqual([])
  server.expireAll()
  expect((await burst([tab])).errors).toEqual([])
  expect(await tab.evaluate(() => window.sessionPage.log)).toHaveLength(1)
  expect(await storedIn(tab)).toEqual([])
})

test('with blocked storage the session stays in memory', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  const [tab] = await openTabs(context, server, 1)
  if (!tab) throw new Error('A tab is needed.')
  const { accessToken, refreshToken } = server.issue()
  await tab.evaluate(([access, refresh]) => window.sessionPage.adopt(access, refresh), [
    accessToken,
    refreshToken,
  ] as const)
  server.expireAll()
  expect((await burst([tab])).errors).toEqual([])
  expect(await tab.evaluate(() => window.sessionPage.log)).toHaveLength(1)
})

test('signing out in one tab of the console leads the other to the sign-in within a second', async ({
  context,
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu for Helena Marsh' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/sign-in/, { timeout: 1000 })
  await expect(other.getByText('Helena Marsh')).toHaveCount(0)
})

test('signing in as someone else in one tab shows nothing of the previous user in the other', async ({
  context,
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await expect(page.getByRole('button', { name: 'Account menu for Helena Marsh' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Account menu for Helena Marsh' }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await signInByForm('viewer', other)
  await expect(page.getByRole('button', { name: 'Account menu for Imogen Fry' })).toBeVisible()
  await expect(page.getByText('Helena Marsh')).toHaveCount(0)
})
