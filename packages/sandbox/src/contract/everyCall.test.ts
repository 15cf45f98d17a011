import { type Calls, calls, createClient } from '@driver-trust/domain/http'
import { createSandbox, type Sandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'
import { createServerApp } from '../server/createServerApp.ts'
import { listen } from '../server/listen.ts'
import { sendEveryCall } from './sendEveryCall.ts'

/** Every call of the API (contract 7). */
const ROWS = `
POST /api/v1/auth/register
POST /api/v1/auth/token
POST /api/v1/auth/challenge
POST /api/v1/auth/password/forgot/send
PATCH /api/v1/auth/password/forgot/reset
PATCH /api/v1/auth/password/reset
POST /api/v1/auth/email/send
POST /api/v1/auth/email/verify
GET /api/v1/auth/whoami
GET /api/v1/users
PATCH /api/v1/users
PATCH /api/v1/users/role/{user_id}
POST /api/v1/users/ids
PATCH /api/v1/users/drivers/{user_id}/name
PATCH /api/v1/users/status
DELETE /api/v1/users/status/ban/{organization_id}/{user_id}
GET /api/v1/users/activity
GET /api/v1/users/deadlines/{user_id}
POST /api/v1/organizations/
GET /api/v1/organizations/
PATCH /api/v1/organizations/{id}
DELETE /api/v1/organizations/{organization_id}
DELETE /api/v1/organizations/{organization_id}/users/{user_id}
GET /api/v1/organizations/{id}/counters
GET /api/v1/organizations/{id}/settings
GET /api/v1/organizations/{id}/stats
PATCH /api/v1/organizations/{id}/settings
GET /api/v1/invitations
POST /api/v1/invitations/delete
POST /api/v1/invitations/users
POST /api/v1/invitations/drivers
POST /api/v1/invitations/drivers/csv
GET /api/v1/invitations/downloads/drivers/batch/{batchId}
POST /api/v1/invitations/users/accept
`
  .trim()
  .split('\n')

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

describe('the table of calls', () => {
  it('contains every call of the contract and no other', () => {
    const rows = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
    expect(rows.toSorted()).toEqual(ROWS.toSorted())
  })

  it('gets the same answers from the sandbox through MSW and over HTTP', async () => {
    const mocked = await throughMsw()
    const served = await overHttp()
    expect(Object.keys(mocked).toSorted()).toEqual((Object.keys(calls) as (keyof Calls)[]).toSorted())
    for (const name of Object.keys(mocked) as (keyof Calls)[]) expect(served[name], name).toEqual(mocked[name])
  })
})
