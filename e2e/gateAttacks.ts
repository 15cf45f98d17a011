import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { addDriver, type Driver } from './addPeople.ts'
import { expect } from './fixtures.ts'
import type { FakeServer } from './harness/fakeServer.ts'

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
export async function attackGate(engine: Engine, server: FakeServer): Promise<void> {
  const { people, deadlines, organisations } = server.sandbox.state.world
  const add = (dtId: number, status: Driver['status'] = 'verified') =>
    addDriver(server, { lastName: 'Some', phoneNumber: `+4670${dtId}`, dtId, status })
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

  server.plan = ({ path }) => (path.includes('111111') ? { wait: 800 } : undefined)
  await ask(`111111${ENTER}222222${ENTER}`)
  await says('Can’t drive: banned by ')
  await expect.poll(() => server.seen.filter(({ path }) => path.includes('222222')).length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 1000)) // the answer for 111111 has arrived by then
  expect(await verdict()).toContain('22 22 22')
  server.plan = () => undefined

  for (const date of ['31.12.2020', '2020-13-45', '1577836800']) {
    deadlines.set(fine.id, { passport: date })
    await ask(`111111${ENTER}`)
    await says(`Can’t say: passport has an unreadable date, “${date}”`)
  }
  deadlines.set(fine.id, { passport: '2999-01-01' })
  server.plan = ({ path }) =>
    path.includes('deadlines') ? { answer: (usual) => ({ ...usual, userId: banned.id }) } : undefined
  await ask(`111111${ENTER}`)
  await says('Can’t say: the documents couldn’t be loaded')

  const elsewhere = { organizationId: randomUUID(), organizationName: 'Out of view' }
  server.plan = ({ path }) =>
    path.includes('/users?') && (path.includes('111111') || path.includes(fine.id))
      ? { answer: ({ items: [own] }) => ({ items: [{ ...own, ...elsewhere }, own], total: 2 }) }
      : undefined
  await ask(`111111${ENTER}`)
  await says('Can’t say: this driver has a record in an organisation you can’t see')
  server.plan = () => undefined

  const depots = [...organisations.values()].filter(({ parentId }) => parentId === server.rootId)
  const records = depots.map(({ id }) => ({ ...fine, organizationId: id, createdAt: new Date().toISOString() }))
  for (const record of records) people.set(record.organizationId, record) // the newest come first, fifty of sixty on a page
  fine.status = 'banned_explicitly'
  await ask(`111111${ENTER}`)
  await says('Can’t drive: banned by ')
  for (const { organizationId } of records) people.delete(organizationId)
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

async function openGate(engine: Engine, server: FakeServer): Promise<void> {
  const focus = (selector: string) => engine.evaluate(`document.querySelector('${selector}').focus()`)
  await engine.goto(`${server.origin}/sign-in`)
  await expect.poll(() => engine.evaluate(`Boolean(document.querySelector('input[type=password]'))`)).toBe(true)
  await focus('input[type=email]')
  await engine.type(personas.owner.email)
  await focus('input[type=password]')
  await engine.type(`${DEMO_PASSWORD}${ENTER}`)
  await expect.poll(() => engine.evaluate(`document.querySelector('h1')?.textContent`)).toBe('Meridian Freight')
  await engine.goto(`${server.origin}/organisation/${server.rootId}/check`)
  await expect.poll(() => engine.evaluate(`Boolean(document.querySelector('main input'))`)).toBe(true)
}

/** Sixty depots below the root, so that a person can have as many records. */
export function addDepots({ sandbox, rootId }: FakeServer): void {
  const { organisations } = sandbox.state.world
  const root = organisations.get(rootId)
  for (let index = 0; root && index < 60; index += 1) {
    const id = randomUUID()
    organisations.set(id, { ...root, id, name: `Depot ${index}`, parentId: rootId, ownerId: undefined })
  }
}
