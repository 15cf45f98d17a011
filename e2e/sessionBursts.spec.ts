import { expect, test } from './fixtures.ts'
import { type Harness, startHarness } from './harness/startHarness.ts'
import { burst, signedInTabs } from './sessionTabs.ts'

const isDeep = Boolean(process.env.DEEP)
const BURSTS = isDeep ? 100 : 8

let harness: Harness

test.describe.configure({ mode: 'default', timeout: isDeep ? 1_200_000 : 200_000 })
test.beforeAll(async () => {
  harness = await startHarness()
})
test.afterAll(() => harness.close())
test.beforeEach(() => {
  harness.refreshes.length = 0
})

for (const count of isDeep ? [2, 4] : [4]) {
  test(`${BURSTS} bursts over ${count} tabs lead to one token request each`, async ({ context }) => {
    const tabs = await signedInTabs(context, harness, count)
    const figures: number[] = []
    for (let round = 0; round < BURSTS; round += 1) {
      const before = harness.refreshes.length
      for (const tab of tabs) harness.expire((await tab.evaluate(() => window.sessionPage.accessToken())) ?? '')
      const { fulfilled, errors } = await burst(tabs)
      figures.push(harness.refreshes.length - before)
      expect(errors).toEqual([])
      expect(fulfilled).toBe(count * 50)
    }
    expect(figures).toEqual(Array(BURSTS).fill(1))
    expect(new Set(harness.refreshes).size, 'refresh tokens that were sent').toBe(BURSTS)
  })
}
