import { writes } from '@driver-trust/domain/data'
import { type Calls, type Client, calls, createClient } from '@driver-trust/domain/http'
import { createSandbox, type PersonaName, type Sandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'
import { createServerApp } from '../server/createServerApp.ts'
import { listen } from '../server/listen.ts'
import { sendEveryCall } from './sendEveryCall.ts'

const NOW = Date.UTC(2026, 2, 12, 9)
const newSandbox = () => createSandbox({ now: () => NOW })

function clientOf(host: string, sandbox: Sandbox) {
  const { session, transport } = openSession(host)
  const client = createClient({ transport, session })
  const adopt = (accessToken: string, refreshToken: string | undefined) => session.adopt({ accessToken, refreshToken })
  return { client, sandbox, adopt }
}

async function throughMsw() {
  const sandbox = newSandbox()
  const server = setupServer(http.all('http://sandbox.test/api/v1/*', ({ request }) => sandbox.fetch(request)))
  server.listen()
  try {
    return await sendEveryCall(clientOf('http://sandbox.test', sandbox))
  } finally {
    server.close()
  }
}

async function overHttp() {
  const sandbox = newSandbox()
  const listener = getRequestListener(createServerApp(sandbox, {}).fetch)
  const { server, port } = await listen(listener, { port: 4600, isExact: false })
  try {
    return await sendEveryCall(clientOf(`http://127.0.0.1:${port}`, sandbox))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** What anyone with an account can call: about themselves, or by what an e-mail brought them. */
const UNGUARDED: readonly (keyof Calls)[] = [
  ...(['token', 'challenge', 'register', 'sendPasswordReset', 'resetPassword', 'sendVerification'] as const),
  ...(['verifyEmail', 'acceptInvitation', 'whoami', 'updateProfile', 'changePassword', 'createOrganisation'] as const),
]

/** What someone else gets for what the owner does next: the status of a refusal, or an answer. */
async function refusals(persona: PersonaName) {
  const sandbox = newSandbox()
  const server = setupServer(http.all('http://sandbox.test/api/v1/*', ({ request }) => sandbox.fetch(request)))
  server.listen()
  const owner = clientOf('http://sandbox.test', sandbox)
  const other = clientOf('http://sandbox.test', sandbox)
  const statuses: Partial<Record<keyof Calls, unknown>> = {}
  const send = async (name: keyof Calls, args: unknown[]) => {
    const { access_token, refresh_token } = sandbox.tokensOf(persona) // a new password ends the ones before
    other.adopt(access_token, refresh_token)
    const asOther = UNGUARDED.includes(name) ? undefined : Reflect.apply(other.client[name], other.client, args)
    if (asOther) statuses[name] = await asOther.catch(({ status }: { status?: number }) => status)
    return Reflect.apply(owner.client[name], owner.client, args)
  }
  const names = Object.keys(owner.client) as (keyof Calls)[] // Object.keys widens them
  const client = Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => send(name, args)]))
  try {
    await sendEveryCall({ ...owner, client: client as unknown as Client }) // the same calls
  } finally {
    server.close()
  }
  return statuses
}

describe('the table of calls', () => {
  it('is refused to a driver, but for what anyone can do', async () => {
    const { organisationTree, lookUpUsers, ...refused } = await refusals('driver')
    expect([organisationTree, lookUpUsers]).toEqual([null, {}]) // nothing that they can see
    for (const [name, status] of Object.entries(refused)) expect([403, 404], name).toContain(status)
    const all = [...UNGUARDED, 'organisationTree', 'lookUpUsers', ...Object.keys(refused)]
    expect(all.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  it('is refused to a viewer, who sees everything, where it changes something', async () => {
    const statuses = await refusals('viewer')
    const changing = (Object.keys(writes) as (keyof Calls)[]).filter((name) => !UNGUARDED.includes(name))
    for (const name of changing) expect(statuses[name], name).toBe(403)
    expect(changing).toContain('setStatus')
  })

  it('gets the same answers from the sandbox through MSW and over HTTP', async () => {
    const mocked = await throughMsw()
    const served = await overHttp()
    expect(Object.keys(mocked).toSorted()).toEqual((Object.keys(calls) as (keyof Calls)[]).toSorted())
    for (const name of Object.keys(mocked) as (keyof Calls)[]) expect(served[name], name).toEqual(mocked[name])
  })
})
