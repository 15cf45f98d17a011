import { writeFileSync } from 'node:fs'
import { DEMO_PASSWORD, type PersonaName, personas } from '@driver-trust/sandbox'
import { expect, test } from '@playwright/test'
import { addDepots, attackGate } from './gateAttacks.ts'
import { type FakeServer, startFakeServer } from './harness/fakeServer.ts'
import { startWebKit, type WebKit, webkitDriverPath } from './webkit.ts'

test.describe.configure({ mode: 'default' }) // one WebKit for all
test.skip(!webkitDriverPath, 'This machine has no WebKit: install webkit2gtk-driver and xvfb to run on it.')

let webkit: WebKit
let server: FakeServer

test.beforeAll(async () => {
  webkit = await startWebKit()
})
test.afterAll(() => webkit?.close())

test.beforeEach(async () => {
  server = await startFakeServer() // an origin of its own, so that nobody is signed in
})
test.afterEach(async () => {
  await server.close()
  expect(await webkit.evaluate('window.violations ?? []')).toEqual([])
})

/** Waits until the page, or a part of it, shows a text. */
const shows = (text: string, part = 'body') =>
  expect
    .poll(() =>
      webkit.evaluate(`document.querySelector(${JSON.stringify(part)})?.innerText.includes(${JSON.stringify(text)})`),
    )
    .toBe(true)

async function signIn(persona: PersonaName = 'owner') {
  await webkit.goto(`${server.origin}/sign-in`)
  await webkit.evaluate(`document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.violations = [...(window.violations ?? []), violatedDirective + ' ' + blockedURI]
  })`)
  await webkit.type('E-mail', personas[persona].email)
  await webkit.type('Password', `${DEMO_PASSWORD}\uE007`)
  await shows('1–20 of')
}

test('the list of drivers sorts by a column and finds a driver by ID', async () => {
  await signIn()
  const ids = () =>
    webkit.evaluate<string[]>(
      `[...document.querySelectorAll('td[data-label="Driver ID"]')].map(({ textContent }) => textContent)`,
    )
  const isSorted = async () => {
    const shown = await ids()
    return shown.length === 20 && String(shown) === String(shown.toSorted())
  }
  expect(await isSorted()).toBe(false)
  await webkit.click('Driver ID')
  await expect.poll(isSorted).toBe(true)
  await webkit.type('Find drivers', '042197')
  await expect.poll(ids).toEqual(['04 21 97'])
})

test('a banned driver leaves the list, is named by a toast, and is in Banned', async () => {
  await signIn()
  const name = await webkit.evaluate<string>(`document.querySelector('tbody th a').textContent`)
  await webkit.click(name)
  await shows('Set status…')
  await webkit.click('More actions')
  await webkit.click('Ban driver')
  await shows(`Ban ${name}?`, '[role=dialog], [role=alertdialog]')
  await webkit.click('Ban driver')
  await shows('Driver has been banned')
  await shows('1–20 of 387')
  await webkit.click('View in Banned')
  await shows(name, 'table')
})

test('drivers are invited by rows', async () => {
  await signIn()
  await webkit.click('Invite driver')
  await webkit.type('First name', 'Ivo')
  await webkit.type('Last name', 'Kral')
  await webkit.type('Phone number', '+46701234591')
  await webkit.click('Send invitations')
  await shows('1 invited')
  await shows('Ivo Kral', '[role=dialog]')
})

test('drivers are invited by a CSV file', async () => {
  const file = test.info().outputPath('drivers.csv')
  writeFileSync(file, 'First name;Last name;Phone\nIvo;Kral;+46 70 123 45 91\nAda;Ek;+46 70 123 45 92\n')
  await signIn()
  await webkit.click('Invite driver')
  await webkit.click('Upload CSV')
  await webkit.type('Choose a CSV file', file)
  await shows('2 rows in “drivers.csv”')
  await webkit.click('Send 2 invitations')
  await shows('2 invited')
  await shows('Ada Ek', '[role=dialog]')
})

test('the gate check answers a driver ID with a verdict', async () => {
  await signIn()
  await webkit.click('More actions')
  await webkit.click('Gate check')
  await webkit.type('Driver ID', '042197\uE007')
  await shows('Checked at')
  const verdict = await webkit.evaluate(`document.querySelector('[aria-label="Verdict"]').innerText`)
  expect(verdict).toMatch(/Can(’t)? drive/)
  expect(verdict).toContain('04 21 97')
})

test('the gate gives no wrong verdict, whatever the server and the scanner do', async () => {
  const attacked = await startFakeServer({ world: 'empty' })
  addDepots(attacked)
  await attackGate({ goto: webkit.goto, evaluate: webkit.evaluate, type: webkit.press }, attacked)
  await attacked.close()
})

test('a sign-out ends the session of the other window, and a sign-in starts it there', async () => {
  await signIn()
  await webkit.switchWindow()
  await webkit.goto(server.origin)
  await shows('1–20 of')
  await webkit.click('Account menu for Helena Marsh')
  await webkit.click('Sign out')
  await shows('Create an account')
  await webkit.switchWindow()
  await shows('Create an account')
  await signIn('admin')
  await webkit.switchWindow()
  await shows('1–20 of')
})

const settings = /\/assets\/settings.*\.js$/
const isReloaded = () => webkit.evaluate(`performance.getEntriesByType('navigation')[0]?.type === 'reload'`)

test('a screen whose script was missing once appears without a click', async () => {
  await signIn()
  server.damage(settings, 'missing', 1)
  await webkit.goto(`${server.origin}/settings/my-account`)
  await shows('First name')
})

for (const kind of ['missing', 'dropped'] as const)
  test(`a screen whose script is ${kind} asks for it at most four times, and “Try again” loads it`, async () => {
    await signIn()
    server.damage(settings, kind)
    await webkit.goto(`${server.origin}/settings/my-account`)
    await expect.poll(isReloaded).toBe(true)
    await shows('Try again')
    expect(server.requestsOf(settings)).toBeLessThanOrEqual(4)
    server.damage(settings)
    await webkit.click('Try again')
    await shows('First name')
  })

for (const kind of ['missing', 'dropped'] as const)
  test(`a dialog whose script was ${kind} opens on “Try again”, and the page stays`, async () => {
    await signIn()
    server.damage(/OrganisationDialogs.*\.js/, kind)
    await webkit.click('More actions')
    await webkit.click('New organisation')
    await shows('Try again')
    server.damage(/OrganisationDialogs.*\.js/)
    await webkit.click('Try again')
    await shows('Parent organisation', '[role=dialog]')
    expect(await isReloaded()).toBe(false)
  })
