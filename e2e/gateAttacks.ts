import { randomUUID } from 'node:crypto'
import { expect } from './fixtures.ts'
import { type AttackServer, PASSWORD } from './harness/attackServer.ts'

/** A browser as WebDriver drives it. */
export interface Engine {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Types into the focused element; \uE007 is Enter. */
  type: (text: string) => Promise<void>
}

const ENTER = '\uE007'

/** Attacks the gate in every way that once gave a wrong verdict. */
export async function attackGate(engine: Engine, server: AttackServer): Promise<void> {
  const add = (dtId: number, status = 'verified') => {
    const driver = {
      id: randomUUID(),
      firstName: 'Driver',
      lastName: 'Some',
      phoneNumber: `+4670${dtId}`,
      dtId,
      status,
    }
    server.drivers.set(driver.id, driver)
    return driver
  }
  const verdict = () => engine.evaluate<string>(`document.querySelector('[data-verdict]')?.textContent ?? ''`)
  const says = (text: string) => expect.poll(verdict, { timeout: 15_000 }).toContain(text)
  /** What a new entry begins with: the field, whatever it holds selected. */
  const ask = async (text: string) => {
    await engine.evaluate(
      `(() => { const field = document.querySelector('main input'); field.blur(); field.focus() })()`,
    )
    await engine.type(text)
  }

  await openGate(engine, server)
  const fine = add(111_111)
  const banned = add(222_222, 'banned_explicitly')

  await ask(`111111${ENTER}${ENTER}`) // as a scanner does
  await says('Can drive')
  expect(await verdict()).toContain('11 11 11')

  server.plan = ({ path }) => (path.includes('111111') ? { wait: 800, isCarriedOut: true } : undefined)
  await ask(`111111${ENTER}222222${ENTER}`)
  await says('Can’t drive: banned by ')
  await expect.poll(() => server.seen.filter(({ path }) => path.includes('222222')).length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 1000)) // the answer for 111111 has arrived by then
  expect(await verdict()).toContain('22 22 22')
  server.plan = () => undefined

  for (const date of ['31.12.2020', '2020-13-45', '1577836800']) {
    server.deadlines.set(fine.id, { userId: fine.id, deadlines: { passport: date } })
    await ask(`111111${ENTER}`)
    await says(`Can’t say: passport has an unreadable date, “${date}”`)
  }
  server.deadlines.set(fine.id, { userId: banned.id, deadlines: { passport: '2999-01-01' } })
  await ask(`111111${ENTER}`)
  await says('Can’t say: the documents couldn’t be loaded')
  server.deadlines.delete(fine.id)

  const elsewhere = { ...fine, role: 'driver', organizationId: randomUUID(), organizationName: 'Out of view' }
  server.otherRecords = [elsewhere]
  await ask(`111111${ENTER}`)
  await says('Can’t say: this driver has a record in an organisation you can’t see')

  server.largestPage = 50
  const depots = server.organisations.slice(1).map(({ id, name }) => ({ organizationId: id, organizationName: name }))
  server.otherRecords = depots.map((depot) => ({ ...fine, role: 'driver', ...depot }))
  fine.status = 'banned_explicitly'
  await ask(`111111${ENTER}`)
  await says('Can’t drive: banned by ')
  server.otherRecords = []
  fine.status = 'verified'

  for (const back of [
    `window.dispatchEvent(new Event('focus'))`,
    `(() => {
      const online = (is) => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => is })
      online(false); window.dispatchEvent(new Event('offline')); online(true); window.dispatchEvent(new Event('online'))
    })()`,
  ]) {
    await ask(`111111${ENTER}`)
    await says('Can drive')
    fine.status = 'banned_explicitly'
    await engine.evaluate(back)
    await says('Can’t drive: banned by ')
    fine.status = 'verified'
  }
}

async function openGate(engine: Engine, server: AttackServer): Promise<void> {
  const focus = (selector: string) => engine.evaluate(`document.querySelector('${selector}').focus()`)
  await engine.goto(`${server.origin}/sign-in`)
  await expect.poll(() => engine.evaluate(`Boolean(document.querySelector('input[type=password]'))`)).toBe(true)
  await focus('input[type=email]')
  await engine.type('first@example.com')
  await focus('input[type=password]')
  await engine.type(`${PASSWORD}${ENTER}`)
  await expect.poll(() => engine.evaluate(`document.querySelector('h1')?.textContent`)).toBe('Northern Lines')
  await engine.goto(`${server.origin}/organisation/${server.rootId}/check`)
  await expect.poll(() => engine.evaluate(`Boolean(document.querySelector('main input'))`)).toBe(true)
}

/** Sixty depots below the root, so that a person can have as many records. */
export function addDepots({ organisations, rootId }: AttackServer): void {
  for (let index = 0; index < 60; index += 1)
    organisations.push({ id: randomUUID(), name: `Depot ${index}`, parentId: rootId })
}
