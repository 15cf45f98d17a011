import { expect, test } from './fixtures.ts'
import { startTokenServer, type TokenServer } from './harness/tokenServer.ts'
import { burst, signedInTabs } from './sessionTabs.ts'

const isDeep = Boolean(process.env.DEEP)
const BURSTS = isDeep ? 100 : 8

let server: TokenServer

test.describe.configure({ mode: 'default', timeout: isDeep ? 1_200_000 : 200_000 })
test.beforeAll(async () => {
  server = await startTokenServer()
})
test.afterAll(() => server.close())
test.beforeEach(() => {
  server.posts.length = 0
})

for (const count of isDeep ? [2, 4] : [4]) {
  test(`${BURSTS} bursts over ${count} tabs lead to one token request each`, async ({ context }) => {
    const tabs = await signedInTabs(context, server, count)
    const figures: number[] = []
    for (let round = 0; round < BURSTS; round += 1) {
      const before = server.posts.length
      for (const tab of tabs) server.expire((await tab.evaluate(() => window.sessionPage.accessToken())) ?? '')
      const { fulfilled, errors } = await burst(tabs)
      figures.push(server.posts.length - before)
      expect(errors).toEqual([])
      expect(fulfilled).toBe(count * 50)
    }
    expect(figures).toEqual(Array(BURSTS).fill(1))
    expect(new Set(server.posts).size, 'refresh tokens that were sent').toBe(BURSTS)
  })
}
