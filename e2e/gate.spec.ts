import { test } from './fixtures.ts'
import { addDepots, attackGate } from './gateAttacks.ts'
import { startAttackServer } from './harness/attackServer.ts'

test('the gate gives no wrong verdict, whatever the server and the scanner do', async ({ page, expectLogged }) => {
  expectLogged(/Deadlines/)
  const server = await startAttackServer()
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
