import type { Server } from 'node:http'
import { createSandbox, DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServerApp } from '../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../packages/sandbox/src/server/listen.ts'
import { checkHost } from './checkApi.ts'

const sandbox = createSandbox()
let server: Server
let host = ''

beforeAll(async () => {
  const listening = await listen(getRequestListener(createServerApp(sandbox, {}).fetch), { port: 4700, isExact: false })
  server = listening.server
  host = `http://127.0.0.1:${listening.port}`
})
beforeEach(() => sandbox.open('small'))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const check = (password = DEMO_PASSWORD) => checkHost({ host, email: personas.owner.email, password })

describe('the check of a host', () => {
  it('finds that every reading call of the sandbox matches', async () => {
    const results = await check()
    expect(results.filter(({ verdict }) => verdict !== undefined)).toEqual([])
    expect(results).toHaveLength(16)
  })

  it("names the call that doesn't match and the place, without a value", async () => {
    sandbox.state.faults.push({ call: 'listUsers', kind: 'shape' })
    const results = await check()
    const { verdict } = results.find(({ name }) => name === 'listUsers') ?? {}
    expect(verdict).toBe('Answer does not match UserPage at "items": expected array, received string.')
    expect(results.find(({ name }) => name === 'deadlines')?.verdict).toContain('skipped')
  })

  it('says what the console needs and the server lacks', async () => {
    sandbox.state.habits = { hasExactFilters: true, longestAddress: 2048 }
    const lacking = (await check()).filter(({ verdict }) => verdict !== undefined)
    sandbox.state.habits = {}
    expect(lacking).toEqual([
      { name: 'partial filters', verdict: 'Error: finds whole names only' },
      { name: '100 organisations', verdict: 'Error: refuses the address: 30 fit, see docs/deploy.md' },
    ])
  })

  it('stops at a wrong password', async () => {
    const results = await check('wrong-password!')
    expect(results).toEqual([{ name: 'token', verdict: 'POST /api/v1/auth/token returned 401.' }])
  })
})
