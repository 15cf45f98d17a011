import { expect, test } from './fixtures.ts'
import { addDepots, attackGate } from './gateAttacks.ts'
import { startFakeServer } from './harness/fakeServer.ts'

test('the gate gives no wrong verdict, whatever the server and the scanner do', async ({ page, expectLogged }) => {
  expectLogged(/Deadlines/)
  const server = await startFakeServer({ world: 'empty' })
  addDepots(server)
  const type = async (text: string) => {
    for (const key of text) await page.keyboard.press(key === '\uE007' ? 'Enter' : key)
  }
  await attackGate(
    { goto: async (url) => void (await page.goto(url)), evaluate: (code) => page.evaluate(code), type },
    server,
  )
  await server.close()
})

test('a phone held sideways shows the verdict and whom it is about at once', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const id = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const answer = await fetch('/api/v1/users?role=driver&status=banned_explicitly', { headers })
    const { items } = await answer.json()
    return String(items[0].dtId)
  })
  await page.goto(`${new URL(page.url()).pathname}/check`)
  await page.getByLabel('Driver ID').fill(id)
  await page.keyboard.press('Enter')
  const answer = page.getByRole('region', { name: 'Verdict' })
  await expect(answer.getByRole('heading', { level: 2 })).toHaveText(/^Can’t drive: Banned by /i)
  await expect(answer).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Check another' })).toBeInViewport({ ratio: 1 })
})

test('without an ID, the search by name is ready to type in', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}/check`)
  await page.getByRole('link', { name: 'Search by name' }).click()
  await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toBeFocused()
})
