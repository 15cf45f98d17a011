import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts'
import { type PersonaName, personas } from '../personas.ts'

const ORIGIN = 'http://sandbox.test/api/v1'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any
}

/** A sandbox with its records by name, and a way to call it as a demo account without the product's client. */
export function openSandbox(options: SandboxOptions = {}) {
  const sandbox = createSandbox(options)
  const { world } = sandbox.state
  const found = <T>(all: Map<string, T>, name: string, isMeant: (each: T) => boolean): T => {
    const [one] = [...all.values()].filter(isMeant)
    if (one === undefined) throw new RangeError(`The world has no ${name}.`)
    return one
  }
  return {
    sandbox,
    organisation: (name: string) => found(world.organisations, name, (each) => each.name === name),
    person: (persona: PersonaName) => found(world.people, persona, ({ email }) => email === personas[persona].email),
    driversOf: (organizationId: string) =>
      [...world.people.values()].filter((each) => each.role === 'driver' && each.organizationId === organizationId),
    as: (persona: PersonaName) => callerWith(sandbox, sandbox.tokensOf(persona).access_token),
  }
}

/** Calls with a token; objects are sent as JSON, forms as they are. */
function callerWith(sandbox: Sandbox, token: string) {
  return async (line: string, payload?: object): Promise<Answer> => {
    const [method = 'GET', path = ''] = line.split(' ')
    const isForm = payload instanceof FormData
    const headers = {
      authorization: `Bearer ${token}`,
      ...(payload && !isForm && { 'content-type': 'application/json' }),
    }
    const body = payload && (isForm ? payload : JSON.stringify(payload))
    const response = await sandbox.fetch(new Request(ORIGIN + path, { method, headers, ...(body && { body }) }))
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}
