import { DEMO_PASSWORD } from '@driver-trust/sandbox'
import { expect, test } from '@playwright/test'
import { type Firefox, firefoxPath, startFirefox } from './firefox.ts'
import { addDepots, attackGate } from './gateAttacks.ts'
import { type FakeServer, startFakeServer } from './harness/fakeServer.ts'

test.describe.configure({ mode: 'default' }) // one Firefox for all
test.skip(!firefoxPath, 'This machine has no Firefox: set FIREFOX_PATH to run on one.')

let server: FakeServer
let firefox: Firefox | undefined

test.beforeAll(async () => {
  if (!firefoxPath) return
  server = await startFakeServer()
  firefox = await startFirefox()
})
test.afterAll(async () => {
  await firefox?.close()
  await server?.close()
})

/** Waits until the page shows a text. */
const shows = (text: string, timeout = 15_000) =>
  expect
    .poll(() => firefox?.evaluate<boolean>(`document.body?.innerText.includes(${JSON.stringify(text)})`), { timeout })
    .toBe(true)

const press = (name: string) =>
  firefox?.evaluate(
    `[...document.querySelectorAll('button, a')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)}).click()`,
  )

test('Firefox signs in, lists drivers, opens a dialog and offers to reload a missing script', async () => {
  await firefox?.goto(`${server.origin}/sign-in`)
  await shows('Create an account')
  await firefox?.evaluate(`document.querySelector('input[type="email"]').focus()`)
  await firefox?.type('owner@example.com')
  await firefox?.evaluate(`document.querySelector('input[type="password"]').focus()`)
  await firefox?.type(`${DEMO_PASSWORD}\uE007`)
  await shows('1–20 of')
  await press('Invite driver')
  await shows('Send invitations')
  server.damage(/\/assets\/settings.*\.js$/, 'missing')
  await firefox?.goto(`${server.origin}/settings/my-account`)
  await shows('Try again')
  expect(server.requestsOf(/\/assets\/settings.*\.js$/)).toBeLessThanOrEqual(3)
  server.damage(/\/assets\/settings.*\.js$/)
  await press('Try again')
  await shows('First name')
})

test('Firefox shows a screen of Storybook with mocked data, below a path', async ({ baseURL }) => {
  await firefox?.goto(`${baseURL}/storybook/iframe.html?id=screens-organisation--default&viewMode=story`)
  await shows('1–20 of 388', 40_000) // Storybook itself loads first
  const worker = await firefox?.evaluate<string>('navigator.serviceWorker.controller.scriptURL')
  expect(worker).toBe(`${baseURL}/storybook/mockServiceWorker.js`)
  expect(await firefox?.evaluate<boolean>(`document.body.matches('.sb-show-main')`)).toBe(true)
})

test('the gate gives no wrong verdict in Firefox, whatever the server and the scanner do', async () => {
  const attacked = await startFakeServer({ world: 'empty' })
  addDepots(attacked)
  if (firefox) await attackGate(firefox, attacked)
  await attacked.close()
})
