import type { ServerResponse } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerTokens, answerWith, startTokenServer, type TokenServer } from './harness/tokenServer.ts'
import { burst, signedInTabs } from './sessionTabs.ts'

const isDeep = Boolean(process.env.DEEP)
const CLOSINGS = isDeep ? 100 : 12

let server: TokenServer

test.describe.configure({ mode: 'default', timeout: isDeep ? 1_800_000 : 150_000 })
test.beforeAll(async () => {
  server = await startTokenServer()
})
test.afterAll(() => server.close())
test.beforeEach(() => {
  server.posts.length = 0
  server.rotated.length = 0
  server.onToken = answerTokens
  server.padding = 0
})

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test(`of ${CLOSINGS} tabs closed in mid-refresh only those cost the session whose token the server had exchanged`, async ({
  browser,
}) => {
  const outcomes: { isLost: boolean; wasRotated: boolean }[] = []
  for (let round = 0; round < CLOSINGS; round += 1) {
    const context = await browser.newContext()
    outcomes.push(await closeDuringRefresh(context, (round * 137) % 130))
    await context.close()
  }
  const lost = outcomes.filter(({ isLost }) => isLost)
  const unneeded = lost.filter(({ wasRotated }) => !wasRotated)
  test.info().annotations.push({ type: 'lost', description: `${lost.length} of ${CLOSINGS}` })
  expect(unneeded).toEqual([])
})

async function closeDuringRefresh(context: BrowserContext, moment: number) {
  const [closed, other] = await signedInTabs(context, server, 2)
  if (!closed || !other) throw new Error('Two tabs are needed.')
  let exchanges = 0
  server.onToken = async ({ isGone, rotate, response }) => {
    await after(40)
    if (isGone()) return // what a proxy does with a request whose client has left
    const answer = rotate()
    if (answer) exchanges += 1
    await after(40)
    answerWith(response, answer)
  }
  server.expireAll()
  closed.evaluate(() => window.sessionPage.burst(5, Date.now())).catch(() => {})
  await other.waitForTimeout(moment)
  await closed.close()
  const { fulfilled } = await burst([other], 5)
  return { isLost: fulfilled < 5, wasRotated: exchanges > 0 }
}

const eventsOf = (tab: Page) => tab.evaluate(() => window.sessionPage.events.map(({ event }) => event))

/** Two tabs of one session. */
async function pairOf(context: BrowserContext): Promise<[Page, Page]> {
  const [one, other] = await signedInTabs(context, server, 2)
  if (!one || !other) throw new Error('Two tabs are needed.')
  return [one, other]
}

test('a token considered spent is tried once more if the alternative is signing in again', async ({ context }) => {
  const [one] = await pairOf(context)
  const before = await one.evaluate(() => ({ ...localStorage }))
  server.expireAll()
  expect((await burst([one], 1)).errors).toEqual([])
  await one.waitForTimeout(1500) // until the lock is free again
  // As if the tab had closed before storing its tokens, with a server that tolerates lost answers.
  await one.evaluate((lost) => Object.assign(localStorage, lost), before)
  server.expireAll()
  server.onToken = ({ response }) => {
    const { accessToken, refreshToken } = server.issue()
    answerWith(response, { access_token: accessToken, refresh_token: refreshToken })
  }
  expect((await burst([one], 5)).errors).toEqual([])
  expect(server.posts).toHaveLength(2)
})

for (const [what, remove] of [
  ['storage is cleared by hand', () => localStorage.clear()],
  ['the refresh token is gone', () => localStorage.removeItem('refresh_token')],
] as const) {
  test(`once ${what}, the next refused call ends the session in every tab`, async ({ context }) => {
    const [one, other] = await pairOf(context)
    server.expireAll()
    await one.evaluate(remove)
    await burst([one], 3)
    await expect.poll(() => eventsOf(one)).toEqual(['signed-out'])
    await expect.poll(() => eventsOf(other)).toEqual(['signed-out'])
    expect(await one.evaluate(() => localStorage.length)).toBe(0)
    expect(server.posts).toEqual([])
  })
}

test("longer tokens that don't fit in full storage keep every tab signed in", async ({ context }) => {
  const [one, other] = await pairOf(context)
  await one.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; part < 3; part += 1) localStorage.setItem(`filling-${size}-${part}`, 'x'.repeat(size))
      } catch {
        // full at this size: try the next smaller one
      }
    }
  })
  server.padding = 1000
  for (let round = 0; round < 3; round += 1) {
    server.expireAll()
    const { errors } = await burst(round % 2 === 0 ? [one] : [other, one], 5)
    expect(errors).toEqual([])
    await one.waitForTimeout(1300)
    expect((await burst([one, other], 5)).errors).toEqual([])
  }
  expect(await eventsOf(one)).toEqual([])
  expect(await eventsOf(other)).toEqual([])
  expect(server.posts).toHaveLength(3)
})

test('a page restored from the back/forward cache drops the previous user', async ({ context }) => {
  const [one] = await pairOf(context)
  const { accessToken, refreshToken } = server.issue()
  await one.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access)
      localStorage.setItem('refresh_token', refresh)
      window.sessionPage.resume()
      window.sessionPage.resume()
    },
    [accessToken, refreshToken] as const,
  )
  await expect.poll(() => eventsOf(one)).toEqual(['replaced'])
})

const JSON_TYPE = { 'content-type': 'application/json' }
/** However often Chromium itself repeats a POST on connections that it had kept open; up to 11 times were seen. */
const ANY = Number.POSITIVE_INFINITY

/** How often each may reach the server. */
const ANSWERS: readonly [string, number, (response: ServerResponse) => void][] = [
  ['500', 1, (response) => response.writeHead(500, JSON_TYPE).end('{}')],
  ['502 and HTML', 1, (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>')],
  ['302', 1, (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['a broken gzip', 1, (response) => response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('{"a"')],
  ['a body that stalls', 1, (response) => response.writeHead(200, JSON_TYPE).write('{"acc')],
  ['429', 1, (response) => response.writeHead(429, { ...JSON_TYPE, 'retry-after': '30' }).end('{}')],
  ['408', ANY, (response) => response.writeHead(408, JSON_TYPE).end('{}')],
  ['a dropped connection', ANY, (response) => response.destroy()],
]

for (const [name, most, answer] of ANSWERS) {
  const times = most === 1 ? 'once' : 'once, and again by the browser alone,'
  test(`a refresh answered with ${name} is posted ${times} for 100 calls`, async ({ context }) => {
    await context.addInitScript(() => {
      const { fetch: send } = window
      window.fetch = (input, init) => {
        if (String(input).endsWith('/token')) performance.mark('token')
        return send(input, init)
      }
    })
    const [tab] = await pairOf(context)
    server.expireAll()
    server.onToken = ({ response }) => answer(response)
    const held = await tab.evaluate(() => ({ ...localStorage }))
    expect((await burst([tab])).fulfilled).toBe(0)
    expect(server.posts.length).toBeGreaterThan(0)
    expect(server.posts.length).toBeLessThanOrEqual(most)
    const before = server.posts.length
    await burst([tab])
    expect(server.posts.length, 'during the pause').toBe(before)
    expect(await tab.evaluate(() => performance.getEntriesByName('token').length), 'by the console').toBe(1)
    expect(await tab.evaluate(() => ({ ...localStorage }))).toEqual(held)
    expect(await eventsOf(tab)).toEqual([])
  })
}

test('a load with all its retries posts a refresh that fails twice: once, and once after the pause', async ({
  context,
}) => {
  const [one] = await pairOf(context)
  server.expireAll()
  server.onToken = ({ response }) => void response.writeHead(503, JSON_TYPE).end('{}')
  expect(await one.evaluate(() => window.sessionPage.load())).toContain('503')
  expect(server.posts).toHaveLength(2)
})
